import { useId } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChoiceRow } from './choice-row';
import css from './choice-rows.module.css';

interface ChoiceRowsProps {
  rows: readonly ChoiceRow[];
  onChoose: (key: string, value: string) => void;
}

/** A list to match one set of names with another, such as the columns of a file with fields. */
export function ChoiceRows({ rows, onChoose }: ChoiceRowsProps) {
  const id = useId();
  return (
    <ul className={css['rows']}>
      {rows.map(({ key, label, value, options, sample }, index) => (
        <li key={key} className={css['row']}>
          <label htmlFor={`${id}-${index}`}>{label}</label>
          <NativeSelect
            id={`${id}-${index}`}
            value={value}
            onChange={(event) => onChoose(key, event.target.value)}
            input={<OutlinedInput size="small" />}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
          <span className={css['sample']}>{sample}</span>
        </li>
      ))}
    </ul>
  );
}
