import type { HandoffPackage } from '../../server/protocol/package.ts';
import { FactRows } from '../console/fact-rows.tsx';
import { Section } from '../console/section.tsx';
import { TriedRows } from '../console/tried-rows.tsx';
import { languageWord, named, reasonWord, slotWord, toolWord } from '../console/words.ts';
import { Verdict } from '../operator/advice.tsx';
import { HolderBadge } from '../ui/holder-badge.tsx';
import { Budget } from './budget.tsx';

type PackageVerdict = { verdict: string; reason: string | null; by: string } | null;

/** The package as the receiver got it: the story by hop, then what is known, tried and proposed. */
export function PackageView(props: {
  pkg: HandoffPackage;
  snapshotRef: string | null;
  decided: PackageVerdict;
}) {
  const { pkg } = props;
  return (
    <>
      <div className="@2xl:grid @2xl:grid-cols-2">
        <div className="min-w-0 border-line max-@2xl:border-b @2xl:border-e">
          <Section title="Intent">
            <p dir="auto" className="text-16 font-medium wrap-anywhere">
              {pkg.userIntent}
            </p>
          </Section>
          <Section title="Story so far">
            <Segments segments={pkg.segments} />
          </Section>
          {pkg.recommendation && (
            <Proposal recommendation={pkg.recommendation} decided={props.decided} />
          )}
          <Open pkg={pkg} />
        </div>
        <div className="min-w-0">
          <Section title="Key facts" aside={`${pkg.keyFacts.length}`}>
            <FactRows facts={pkg.keyFacts} />
          </Section>
          <Section title="What was tried">
            <TriedRows actions={pkg.actions} />
          </Section>
        </div>
      </div>
      <div className="border-t border-line @2xl:grid @2xl:grid-cols-2">
        <Section title="Working notes">
          <Rows
            rows={[
              ['Step', `${pkg.taskProgress.step} of ${pkg.taskProgress.total}`],
              ['Completed', pkg.taskProgress.completed.join(', ')],
              ['Language', languageWord(pkg.userPreferences.language)],
              ['Tone', pkg.userPreferences.tone],
              ['Constraints', pkg.userPreferences.constraints.join(', ')],
              ['Never ask again', pkg.knownSlots.map(slotWord).join(', ')],
            ]}
          />
        </Section>
        <Section title="Record" aside={<Budget used={pkg.tokenCount} />}>
          <Rows
            rows={[
              ['Reason', reasonWord(pkg.reason)],
              ['Chain', pkg.chain.map((slug) => named(slug).label).join(' → ')],
              ['Hops', `${pkg.hopCount}`],
              ['Handoff', pkg.id],
              ['Correlation', pkg.correlationId],
              ['Context', pkg.contextRef],
              ['Snapshot', props.snapshotRef ?? ''],
              ['Digest', pkg.digest],
            ]}
            mono={['Handoff', 'Correlation', 'Context', 'Snapshot', 'Digest']}
          />
        </Section>
      </div>
    </>
  );
}

function Proposal(props: {
  recommendation: NonNullable<HandoffPackage['recommendation']>;
  decided: PackageVerdict;
}) {
  const { text, proposedTool } = props.recommendation;
  return (
    <Section title="Recommendation" aside={proposedTool && `proposes: ${toolWord(proposedTool)}`}>
      <p dir="auto" className="text-14 wrap-anywhere">
        {text}
      </p>
      <div className="mt-1.5">
        {props.decided ? (
          <Verdict decided={props.decided} />
        ) : (
          <p className="text-13 text-ink-3">No verdict on record.</p>
        )}
      </div>
    </Section>
  );
}

/** A person's note travels as the segment of `human`: it is not the queue that says it. */
const speaker = (agent: string) =>
  agent === 'human' ? ({ kind: 'operator', label: 'A person' } as const) : named(agent);

function Segments({ segments }: { segments: HandoffPackage['segments'] }) {
  return (
    <ol className="flex flex-col gap-3">
      {segments.map((segment) => (
        <li key={`${segment.hop}-${segment.agent}`}>
          <p className="flex items-center gap-2 text-12 text-ink-3">
            <HolderBadge {...speaker(segment.agent)} />
            hop {segment.hop}
          </p>
          {segment.elided ? (
            <p className="mt-1 rounded-6 border border-dashed border-line-strong px-2 py-1 text-13 text-ink-3">
              Left out to stay within the budget. The receiver can read it from the snapshot.
            </p>
          ) : (
            <p dir="auto" className="mt-1 text-14 wrap-anywhere">
              {segment.text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Open({ pkg }: { pkg: HandoffPackage }) {
  if (pkg.openQuestions.length + pkg.pendingIntents.length === 0) return null;
  return (
    <Section title="Still open">
      <Rows
        rows={[
          ...pkg.openQuestions.map((q): [string, string] => [slotWord(q.slot), q.why]),
          ...pkg.pendingIntents.map((p): [string, string] => ['Also asked', `“${p.quote}”`]),
        ]}
      />
    </Section>
  );
}

function Rows(props: { rows: [string, string][]; mono?: string[] }) {
  const rows = props.rows.filter(([, value]) => value !== '');
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-2 gap-y-1 text-13">
      {rows.map(([label, value]) => (
        <div key={`${label} ${value}`} className="contents">
          <dt className="text-12 leading-5 text-ink-3">{label}</dt>
          <dd
            dir="auto"
            className={
              props.mono?.includes(label)
                ? 'font-mono text-12 leading-5 break-all'
                : 'wrap-anywhere'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
