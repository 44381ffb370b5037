import type { NoteView } from '../../server/protocol/entities.ts';
import { Icon } from '../ui/icon.tsx';
import { when } from './time.ts';

/** What colleagues say among themselves. It must never look like something the customer reads. */
export function NoteCard(props: { note: NoteView; now: number }) {
  const { note } = props;
  const whisper = note.kind === 'whisper';
  return (
    <aside
      aria-label={whisper ? 'Whisper' : 'Internal note'}
      className="mx-auto w-full max-w-[60ch] rounded-10 border border-dashed border-queue bg-queue-soft px-3 py-2"
    >
      <p className="flex flex-wrap items-center gap-x-1.5 text-12 text-queue">
        <Icon name={whisper ? 'search' : 'pencil'} className="size-3.5" />
        <span className="font-semibold">{whisper ? 'Whisper' : 'Internal note'}</span>
        <bdi>{note.author.name}</bdi>
        <span>· {when(note.createdAt, props.now)} · customers do not see it</span>
      </p>
      <p dir="auto" className="mt-1 text-14 whitespace-pre-wrap wrap-anywhere">
        {note.text}
      </p>
    </aside>
  );
}
