import { useState } from 'react';
import type { Words } from '../chat/words/en.ts';
import { Button } from '../ui/button.tsx';
import { join } from '../ui/join.ts';
import { Rating } from './rating.tsx';

export type Leg = 'ai' | 'human';

/** The end of a conversation: what it was like, and the way to the next one. */
export function ResolvedCard(props: {
  words: Words;
  /** Who took part and is not rated yet. */
  legs: Leg[];
  onRate: (leg: Leg, score: number, comment: string) => Promise<boolean>;
  onNew: () => void;
}) {
  const { words } = props;
  // Kept from the start, so that a leg says thanks instead of vanishing once it is rated.
  const [legs] = useState(props.legs);
  return (
    <section
      aria-label={words.resolvedTitle}
      className={join(
        'mt-2 flex flex-col gap-4',
        legs.length > 0 && 'rounded-16 border border-line bg-surface-1 p-4',
      )}
    >
      {legs.map((leg) => (
        <Rating
          key={leg}
          leg={leg}
          words={words}
          onRate={(score, comment) => props.onRate(leg, score, comment)}
        />
      ))}
      <Button size="lg" icon="plus" onClick={props.onNew}>
        {words.startNew}
      </Button>
    </section>
  );
}
