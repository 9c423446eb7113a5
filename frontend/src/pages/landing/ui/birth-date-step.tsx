import { type FormEvent, useId, useState } from 'react';
import { PlainButton } from '@/shared/ui/plain-button';
import { type BirthDate, type BirthDateReading, readBirthDate } from '../model/birth-date';
import card from './auth-card.module.css';
import css from './birth-date-step.module.css';
import { focusFirstInvalid } from './focus-first-invalid';
import field from './text-field.module.css';

interface BirthDateStepProps {
  value: BirthDate;
  onChange: (value: BirthDate) => void;
  /** The day as YYYY-MM-DD. */
  onDone: (date: string) => void;
}

const parts = [
  { name: 'month', label: 'Month', length: 2, autoComplete: 'bday-month' },
  { name: 'day', label: 'Day', length: 2, autoComplete: 'bday-day' },
  { name: 'year', label: 'Year', length: 4, autoComplete: 'bday-year' },
] as const;

interface PartProps {
  /** Of the form. */
  id: string;
  part: (typeof parts)[number];
  value: string;
  isRefused: boolean;
  onChange: (text: string) => void;
}

function Part({ id, part: { name, label, length, autoComplete }, value, isRefused, onChange }: PartProps) {
  return (
    <div className={field['field']} data-bad={isRefused}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <div className={field['box']}>
        <input
          id={`${id}-${name}`}
          name={name}
          value={value}
          inputMode="numeric"
          maxLength={length}
          autoComplete={autoComplete}
          required
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}

/** Asks for the birth date without revealing the age limit. */
export function BirthDateStep({ value, onChange, onDone }: BirthDateStepProps) {
  const id = useId();
  const [refused, setRefused] = useState<Exclude<BirthDateReading, { date: string }> | null>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reading = readBirthDate(value, new Date());
    if ('date' in reading) return onDone(reading.date);
    setRefused(reading);
    focusFirstInvalid(event.currentTarget);
  }

  function type(name: keyof BirthDate, text: string): void {
    setRefused(null);
    onChange({ ...value, [name]: text });
  }

  return (
    <form noValidate onSubmit={submit} className={card['form']}>
      <fieldset className={css['fields']} aria-describedby={`${id}-note`}>
        <legend>What is your birth date?</legend>
        {parts.map((part) => (
          <Part
            key={part.name}
            id={id}
            part={part}
            value={value[part.name]}
            isRefused={refused?.field === part.name}
            onChange={(text) => type(part.name, text)}
          />
        ))}
        {refused && (
          <p id={`${id}-problem`} className={css['problem']}>
            {refused.problem}
          </p>
        )}
      </fieldset>
      <p id={`${id}-note`} className={card['smallPrint']}>
        We ask everyone. Coaches don’t see it unless you share it.
      </p>
      <PlainButton type="submit" fullWidth>
        Next
      </PlainButton>
    </form>
  );
}
