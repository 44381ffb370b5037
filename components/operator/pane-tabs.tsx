import { join } from '../ui/join.ts';

export type Pane = 'queue' | 'conversation' | 'case';

/** On a narrow screen one pane at a time; on a wide one all three are there and this is not. */
export function PaneTabs(props: {
  pane: Pane;
  waiting: number;
  unread: number;
  approvals: number;
  opened: boolean;
  onPick: (pane: Pane) => void;
}) {
  const tabs: { id: Pane; label: string; count: number; off: boolean }[] = [
    { id: 'queue', label: 'Queue', count: props.waiting + props.unread, off: false },
    { id: 'conversation', label: 'Conversation', count: 0, off: !props.opened },
    { id: 'case', label: 'Case', count: props.approvals, off: !props.opened },
  ];
  return (
    <nav
      aria-label="Panes"
      className="flex shrink-0 border-b border-line bg-surface-1 px-1 lg:hidden"
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          aria-current={tab.id === props.pane ? 'true' : undefined}
          disabled={tab.off}
          onClick={() => props.onPick(tab.id)}
          className={join(
            '-mb-px flex min-h-11 flex-1 items-center justify-center gap-1.5 border-b-2 text-13 font-medium disabled:opacity-50',
            tab.id === props.pane ? 'border-accent text-ink' : 'border-transparent text-ink-2',
          )}
        >
          {tab.label}
          {tab.count > 0 && (
            <span className="rounded-full bg-queue-soft px-1.5 text-12 text-queue">
              {tab.count}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
