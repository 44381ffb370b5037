import type { Words } from '../chat/words/en.ts';
import { Button } from '../ui/button.tsx';

/** The first visit: who answers, said honestly, and four ways to begin. */
export function Greeting(props: { words: Words; onPick: (text: string) => void }) {
  const { words } = props;
  return (
    <div className="flex flex-1 flex-col justify-end gap-4 pt-6">
      <div className="flex flex-col gap-1.5">
        <h2 className="text-20 font-semibold text-balance">{words.greetTitle}</h2>
        <p className="max-w-[42ch] text-14 text-ink-2">{words.greetText}</p>
      </div>
      <ul aria-label={words.quickLabel} className="flex flex-col items-start gap-2">
        {words.quick.map((text) => (
          <li key={text} className="max-w-full">
            <Button size="lg" onClick={() => props.onPick(text)}>
              <span className="block text-start">{text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
