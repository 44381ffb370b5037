import { useState } from 'react';
import type { PathEntry } from '../../server/protocol/package.ts';
import { FromTo } from '../console/path-lines.tsx';
import { Section } from '../console/section.tsx';
import { milliseconds } from '../console/time.ts';
import { kindWord, named, whyWord } from '../console/words.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { PackageView } from './package-view.tsx';
import { tookMs } from './path.ts';

/** One step of the path, and the package that travelled with it. */
export function StepDetail(props: { entry: PathEntry }) {
  const { entry } = props;
  const [raw, setRaw] = useState(false);
  const decided = entry.recommendation;
  return (
    <article aria-label={`${kindWord(entry.kind)}: details`} className="@container">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3">
        <FromTo entry={entry} />
        {entry.package && (
          <span className="ms-auto">
            <Button size="sm" aria-pressed={raw} onClick={() => setRaw(!raw)}>
              {raw ? 'Show as a page' : 'Show JSON'}
            </Button>
          </span>
        )}
        <p className="w-full text-13 text-ink-2">
          {[kindWord(entry.kind), whyWord(entry.reason), entry.hop !== null && `hop ${entry.hop}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {entry.note && (
          <p dir="auto" className="w-full text-14 wrap-anywhere">
            “{entry.note}”
          </p>
        )}
      </header>
      {entry.attempts.length > 0 && <Attempts attempts={entry.attempts} />}
      {entry.package === null ? (
        <Empty icon="page" title="No package travelled">
          {withoutPackage(entry)}
        </Empty>
      ) : raw ? (
        <pre
          dir="ltr"
          className="px-4 py-3 font-mono text-12 whitespace-pre-wrap wrap-anywhere text-ink-2"
        >
          {JSON.stringify(entry.package, null, 2)}
        </pre>
      ) : (
        <PackageView pkg={entry.package} snapshotRef={entry.snapshotRef} decided={decided} />
      )}
    </article>
  );
}

function withoutPackage(entry: PathEntry): string {
  if (entry.kind === 'release') return 'A release ends an agent’s work. It is not a hop.';
  if (entry.kind === 'resolved') return 'The conversation ended here.';
  if (named(entry.to).kind === 'operator') {
    return 'People read the whole transcript and the package of the escalation before this step.';
  }
  return 'Only the holder changed in this step.';
}

function Attempts({ attempts }: { attempts: PathEntry['attempts'] }) {
  return (
    <Section title="Attempts" aside={`${attempts.length}`}>
      <table className="w-full max-w-md text-13">
        <thead className="sr-only">
          <tr>
            <th scope="col">Attempt</th>
            <th scope="col">To</th>
            <th scope="col">Answer</th>
            <th scope="col">Took</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt) => {
            const took = tookMs(attempt);
            return (
              <tr key={attempt.attempt} className="align-baseline">
                <td className="w-6 py-0.5 text-ink-3">{attempt.attempt}</td>
                <td className="py-0.5 pe-3">{named(attempt.target).label}</td>
                <td className="py-0.5 pe-3">
                  <span className={attempt.status === 'ready' ? 'text-operator' : 'text-danger'}>
                    {attempt.status}
                  </span>
                  {attempt.reason && (
                    <span className="text-ink-2">: {attempt.reason.replaceAll('_', ' ')}</span>
                  )}
                  {attempt.late && <span className="font-medium text-queue"> · late, ignored</span>}
                </td>
                <td className="py-0.5 text-end text-ink-2">
                  {took === null ? 'no answer' : milliseconds(took)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
