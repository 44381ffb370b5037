import type { FactView } from '../../server/protocol/entities.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';

/** Where a fact comes from: a word, and a sign that differs in shape as well as in colour. */
const sources: Record<FactView['source'], { word: string; look: string; icon: IconName | null }> = {
  tool_verified: { word: 'verified', look: 'text-operator', icon: 'shield' },
  customer_said: { word: 'customer said', look: 'text-ink-2', icon: null },
  operator_said: { word: 'operator said', look: 'text-operator', icon: 'person' },
  agent_inferred: { word: 'agent inferred', look: 'text-agent', icon: 'spark' },
  peer_asserted: { word: 'another system said', look: 'text-queue', icon: 'question' },
};

/** `leads`: it is inside a button that shows the message. */
export function Provenance(props: { source: FactView['source']; leads?: boolean }) {
  const { word, look, icon } = sources[props.source];
  return (
    <span
      className={join('inline-flex min-h-5 items-center gap-1 text-12 whitespace-nowrap', look)}
    >
      {icon ? (
        <Icon name={icon} className="size-3" />
      ) : (
        <span aria-hidden="true" className="mx-0.5 size-2 rounded-full bg-current" />
      )}
      <span
        className={join(
          props.leads &&
            'underline decoration-line-strong decoration-dotted underline-offset-4 group-hover/cite:decoration-solid',
        )}
      >
        {word}
      </span>
    </span>
  );
}
