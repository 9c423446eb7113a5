import Typography from '@mui/material/Typography';
import type { OwnListImport } from '@/entities/school';
import { OpenRows } from './open-rows';
import css from './own-list.module.css';

interface CheckListProps {
  result: OwnListImport;
  choices: ReadonlyMap<number, number>;
  onChoose: (row: number, schoolId: number | null) => void;
}

type Result = Pick<CheckListProps, 'result'>;

function Figures({ result }: Result) {
  const figures = [
    { label: 'Rows matched', value: result.matchedRows },
    { label: 'Schools that change', value: result.changed },
    { label: 'Unclear', value: result.ambiguousRows },
    { label: 'Not found', value: result.unmatchedRows },
    { label: 'Refused', value: result.refusedRows },
  ];
  return (
    <dl className={css['figures']}>
      {figures.map(({ label, value }) => (
        <div key={label} className={css['figure']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Refused({ result }: Result) {
  return (
    <section aria-label="Refused rows">
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        Refused rows
      </Typography>
      <ul className={css['rows']}>
        {result.errors.map(({ row, line, field, message }) => (
          <li key={`${row} ${field}`}>
            {message} <span className={css['line']}>Line {line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadAs({ result }: Result) {
  return (
    <details>
      <Typography component="summary" sx={{ mt: 2, fontWeight: 600, cursor: 'pointer' }}>
        {result.readAs.length} read under another name
      </Typography>
      <ul className={css['rows']}>
        {result.readAs.map(({ row, name, school }) => (
          <li key={row}>
            {name} → {school.name}, {school.state}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The third step: what the file would change, and the rows that need a decision. */
export function CheckList({ result, choices, onChoose }: CheckListProps) {
  const isKnown = result.changed + result.ambiguousRows + result.unmatchedRows + result.refusedRows === 0;
  return (
    <>
      <Figures result={result} />
      {isKnown && (
        <Typography>
          {result.totalRows === 0 ? 'The file has headers, but no schools below them.' : 'Your list already has everything in this file.'}
        </Typography>
      )}
      <OpenRows title="Which school is it?" rows={result.ambiguous} choices={choices} onChoose={onChoose} />
      <OpenRows title="Not found by name" rows={result.unmatched} choices={choices} onChoose={onChoose} />
      {result.errors.length > 0 && <Refused result={result} />}
      {result.readAs.length > 0 && <ReadAs result={result} />}
    </>
  );
}
