import type { FactView, Message } from '../../server/protocol/entities.ts';
import { citedMessage } from '../console/cited.ts';
import { PathLines } from '../console/path-lines.tsx';
import { Section } from '../console/section.tsx';
import { TriedRows } from '../console/tried-rows.tsx';
import { useNow } from '../console/use-now.ts';
import { slotWord } from '../console/words.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Advice } from './advice.tsx';
import { Approval, DecidedApproval } from './approvals.tsx';
import type { Case, Known } from './case.ts';
import { CustomerCard } from './customer-card.tsx';
import { DecidableFacts } from './decidable-facts.tsx';
import type { Deciding } from './use-deciding.ts';

/** What is known, approvals first: an operator should not have to scroll to see what waits. */
export function CasePane(props: {
  known: Case;
  name: string;
  messages: Message[];
  mayDecide: boolean;
  deciding: Deciding;
  onCite: (messageId: string) => void;
}) {
  const { known } = props;
  if (known.status === 'none' || known.status === 'failed') {
    return (
      <div className="grid h-full place-items-center">
        <Empty icon="page" title="No case is open" />
      </div>
    );
  }
  if (known.status === 'loading') return <Loading />;
  return <Ready {...props} known={known.known} />;
}

function Ready(props: {
  known: Known;
  name: string;
  messages: Message[];
  mayDecide: boolean;
  deciding: Deciding;
  onCite: (messageId: string) => void;
}) {
  const { known, mayDecide, deciding } = props;
  const now = useNow(30_000);
  const { handoff } = known;
  const pkg = handoff.package;
  const cite = (fact: FactView) => {
    const message = citedMessage(fact, props.messages);
    return message && (() => props.onCite(message.id));
  };
  return (
    <>
      {deciding.problem && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" tone="quiet" onClick={deciding.forget}>
              Dismiss
            </Button>
          }
        >
          {deciding.problem}
        </Banner>
      )}
      {known.approvals.map((approval) =>
        approval.status === 'pending' ? (
          <Approval
            key={approval.id}
            approval={approval}
            mayDecide={mayDecide}
            busy={deciding.busy === approval.id}
            onDecide={(verdict, reason) => deciding.approval(approval.id, verdict, reason)}
          />
        ) : (
          <DecidedApproval key={approval.id} approval={approval} />
        ),
      )}
      <Section title="What the customer wants">
        <p dir="auto" className="text-16 font-medium wrap-anywhere">
          {pkg?.userIntent ?? known.conversation.ticket?.summary ?? 'Not stated yet.'}
        </p>
      </Section>
      <Section title="Known facts" aside={known.facts.length > 0 && `${known.facts.length}`}>
        <DecidableFacts
          facts={known.facts}
          cite={cite}
          mayDecide={mayDecide}
          busy={deciding.busy}
          onDecide={deciding.fact}
        />
      </Section>
      {pkg && (
        <Section title="What was tried">
          <TriedRows actions={pkg.actions} />
        </Section>
      )}
      {pkg?.recommendation && (
        <Advice
          advice={pkg.recommendation}
          decided={handoff.recommendation}
          mayDecide={mayDecide && handoff.handoffId !== null}
          busy={deciding.busy === 'recommendation'}
          onDecide={deciding.recommendation}
        />
      )}
      {pkg && <Open questions={pkg.openQuestions} intents={pkg.pendingIntents} />}
      <Section title="How it came here">
        <PathLines chain={handoff.chain} now={now} />
      </Section>
      <CustomerCard name={props.name} customer={known.customer} conversation={known.conversation} />
    </>
  );
}

function Open(props: {
  questions: { slot: string; why: string }[];
  intents: { intent: string; quote: string }[];
}) {
  if (props.questions.length + props.intents.length === 0) return null;
  return (
    <Section title="Still open">
      <ul className="flex flex-col gap-2 text-13">
        {props.questions.map((question) => (
          <li key={question.slot}>
            <span className="font-medium">{slotWord(question.slot)}</span>{' '}
            <span className="text-ink-2">{question.why}</span>
          </li>
        ))}
        {props.intents.map((intent) => (
          <li key={intent.quote}>
            <span className="font-medium">Also asked</span>{' '}
            <span dir="auto" className="text-ink-2">
              “{intent.quote}”
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the case" className="flex flex-col gap-3 p-4">
      <Skeleton className="h-3 w-32" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-full" />
    </div>
  );
}
