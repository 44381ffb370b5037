import { type FormEvent, useState } from 'react';
import type { Words } from '../chat/words/en.ts';
import { fill } from '../chat/words/fill.ts';
import { Button } from '../ui/button.tsx';
import { inputLook } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';

const scores = [1, 2, 3, 4, 5];

/** One to five stars for the machine or the person, each on its own; a comment if one wants. */
export function Rating(props: {
  leg: 'ai' | 'human';
  words: Words;
  onRate: (score: number, comment: string) => Promise<boolean>;
}) {
  const { leg, words } = props;
  const [score, setScore] = useState(0);
  const [comment, setComment] = useState('');
  const [step, setStep] = useState<'open' | 'busy' | 'done' | 'failed'>('open');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setStep('busy');
    setStep((await props.onRate(score, comment.trim())) ? 'done' : 'failed');
  };
  if (step === 'done') {
    return (
      <p role="status" className="text-13 text-ink-2">
        {words.thanks}
      </p>
    );
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <fieldset>
        <legend className="text-13 text-ink-2">
          {leg === 'ai' ? words.rateAi : words.rateHuman}
        </legend>
        <div className="-ms-2.5 flex">
          {scores.map((value) => (
            <Star key={value} value={value} score={score} leg={leg} words={words} pick={setScore} />
          ))}
        </div>
      </fieldset>
      {score > 0 && (
        <>
          <textarea
            aria-label={words.comment}
            placeholder={words.comment}
            rows={2}
            maxLength={1000}
            dir="auto"
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
            className={`${inputLook} resize-none py-2`}
          />
          <span>
            <Button type="submit" size="lg" tone="primary" busy={step === 'busy'}>
              {words.sendRating}
            </Button>
          </span>
        </>
      )}
      {step === 'failed' && (
        <p role="alert" className="text-13 text-danger">
          {words.problem}
        </p>
      )}
    </form>
  );
}

function Star(props: {
  value: number;
  score: number;
  leg: string;
  words: Words;
  pick: (score: number) => void;
}) {
  const on = props.value <= props.score;
  return (
    <label className="relative grid size-11 cursor-pointer place-items-center rounded-10 has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={`rating-${props.leg}`}
        value={props.value}
        checked={props.value === props.score}
        onChange={() => props.pick(props.value)}
        aria-label={fill(props.words.stars, { n: props.value })}
        className="sr-only"
      />
      <Icon
        name="star"
        fill={on}
        className={join('size-6', on ? 'text-queue' : 'text-line-strong')}
      />
    </label>
  );
}
