import type { ConversationView } from '../../server/protocol/entities.ts';
import type { CaseFile } from '../../server/protocol/operator.ts';
import { Section } from '../console/section.tsx';
import { languageWord } from '../console/words.ts';
import { Icon } from '../ui/icon.tsx';

/** Who writes. Unverified people have no record here: only what they said, above. */
export function CustomerCard(props: {
  /** What they are called here, verified or not. */
  name: string;
  customer: CaseFile['customer'];
  conversation: ConversationView;
}) {
  const { customer, conversation } = props;
  return (
    <Section title="Customer">
      <p className="flex items-center gap-2 text-14">
        <span className="font-medium wrap-anywhere">
          <bdi>{props.name}</bdi>
        </span>
        {conversation.verified ? (
          <span className="inline-flex items-center gap-1 text-12 text-operator">
            <Icon name="shield" className="size-3.5" />
            verified
          </span>
        ) : (
          <span className="text-12 text-ink-3">not verified</span>
        )}
      </p>
      <p className="mt-0.5 text-13 text-ink-2 wrap-anywhere">
        {[customer?.email, customer && `Plan ${customer.plan}`, languageWord(conversation.language)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Section>
  );
}
