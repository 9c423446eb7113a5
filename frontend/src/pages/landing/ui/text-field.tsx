import { type ReactNode, useId } from 'react';
import css from './text-field.module.css';

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  type?: 'text' | 'email' | 'password';
  /** It is what the page is about now. */
  autoFocus?: boolean;
  autoComplete: string;
  error?: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
  /** A small button inside the field's end. */
  end?: { label: string; icon: ReactNode; onPress: () => void };
}

/** A plain labelled input: the landing page does without the form library to stay light. */
export function TextField({ label, type = 'text', error, hint, onChange, end, ...rest }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={css['field']} data-bad={error !== undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={css['box']}>
        <input
          {...rest}
          id={id}
          type={type}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end && (
          <button type="button" aria-label={end.label} onClick={end.onPress}>
            {end.icon}
          </button>
        )}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={css['note']}>
          {note}
        </p>
      )}
    </div>
  );
}
