import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { OwnListImport } from '@/entities/school';
import css from './own-list.module.css';

interface OpenRowsProps {
  title: string;
  rows: OwnListImport['unmatched'];
  choices: ReadonlyMap<number, number>;
  onChoose: (row: number, schoolId: number | null) => void;
}

/** Rows that may mean one of several schools, or none that is known. */
export function OpenRows({ title, rows, choices, onChoose }: OpenRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        {title}
      </Typography>
      <ul className={css['rows']}>
        {rows.map(({ row, line, name, state, schools }) => (
          <li key={row} className={css['row']}>
            <span>
              {name}
              {state !== null && `, ${state}`}
              <span className={css['line']}>
                Line {line}
                {schools[0] && ` · do you mean ${schools[0].name}, ${schools[0].state}?`}
              </span>
            </span>
            {schools.length === 0 ? (
              <span className={css['line']}>No similar school in the directory.</span>
            ) : (
              <NativeSelect
                value={String(choices.get(row) ?? '')}
                onChange={(event) => onChoose(row, event.target.value === '' ? null : Number(event.target.value))}
                inputProps={{ 'aria-label': `School for ${name}, line ${line}` }}
                input={<OutlinedInput size="small" />}
              >
                <option value="">Leave out</option>
                {schools.map((school) => (
                  <option key={school.id} value={school.id}>
                    {school.name}, {school.state}
                  </option>
                ))}
              </NativeSelect>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
