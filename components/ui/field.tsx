import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { join } from './join.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'id'>;

export interface FieldProps extends Native {
  /** Unique on the page: it ties label, hint and error to the input. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** The label stays for screen readers only. */
  bare?: boolean;
}

export const inputLook =
  'w-full min-h-11 rounded-10 border border-line-strong bg-surface-1 px-3 text-16 sm:text-14 text-ink ' +
  'aria-invalid:border-danger disabled:bg-surface-2 disabled:text-ink-3';

export function Field(props: FieldProps) {
  const { id, label, hint, error, bare, ...rest } = props;
  const about = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={join('text-13 font-medium text-ink-2', bare && 'sr-only')}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={about}
        className={inputLook}
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-13 text-danger">
          <Icon name="warning" className="mt-0.5 size-3.5" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-13 text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
