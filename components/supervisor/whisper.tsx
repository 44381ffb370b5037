import { useState } from 'react';
import type { Holder } from '../../server/protocol/entities.ts';
import { WordsForm } from '../console/words-form.tsx';
import { Button } from '../ui/button.tsx';

/** A word in the ear of who holds it. The customer never sees it. */
export function Whisper(props: {
  holder: Holder['kind'];
  busy: boolean;
  onSend: (text: string) => Promise<boolean>;
}) {
  const [open, setOpen] = useState(false);
  const held = props.holder === 'operator';
  return (
    <div className="shrink-0 border-t border-line bg-surface-1 p-3">
      {open ? (
        <WordsForm
          label="Whisper"
          hint="Operators read it between the messages. The customer never sees it."
          submit="Whisper"
          busy={props.busy}
          onSubmit={async (text) => {
            if (await props.onSend(text)) setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <div className="flex items-center gap-3">
          <Button size="sm" icon="chat" onClick={() => setOpen(true)}>
            Whisper
          </Button>
          <p className="text-12 text-ink-3">
            {held
              ? 'You read invisibly: nobody sees that you are here.'
              : 'No operator holds it now. A whisper waits for the next one.'}
          </p>
        </div>
      )}
    </div>
  );
}
