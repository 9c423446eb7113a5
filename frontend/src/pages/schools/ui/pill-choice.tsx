import { useId } from 'react';
import css from './pill-choice.module.css';

interface PillChoiceProps<T extends string> {
  label: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** One of a few things, all of them in sight. */
export function PillChoice<T extends string>({ label, choices, value, onChoose }: PillChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={css['choices']}>
      <legend className={css['legend']}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css['choice']}>
          <input type="radio" name={name} value={choice.value} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
