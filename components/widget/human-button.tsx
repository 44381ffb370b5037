import { useState } from 'react';
import type { Words } from '../chat/words/en.ts';
import { Button } from '../ui/button.tsx';

/** Always in sight while a machine answers. It says "asking" until the server knows. */
export function HumanButton(props: { words: Words; onHuman: () => Promise<boolean> }) {
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await props.onHuman();
    setAsking(false);
  };
  return (
    <span className="max-w-[55%] shrink-0">
      <Button size="touch" icon="person" busy={asking} onClick={ask}>
        {asking ? props.words.asking : props.words.talkToPerson}
      </Button>
    </span>
  );
}
