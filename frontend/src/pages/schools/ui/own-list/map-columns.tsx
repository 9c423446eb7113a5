import { useId } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { OwnListInspection, OwnListMapping } from '@/entities/school';
import { ownListFields } from '../../model/own-list-fields';
import css from './own-list.module.css';

interface MapColumnsProps {
  inspection: OwnListInspection;
  mapping: OwnListMapping;
  onMap: (field: keyof OwnListMapping, column: number | null) => void;
}

/** The first values of a column that say something. */
function sampleOf({ rows }: OwnListInspection, column: number | undefined): string {
  if (column === undefined) return '';
  return rows
    .map((row) => row[column] ?? '')
    .filter((cell) => cell.trim() !== '')
    .slice(0, 3)
    .join(' · ');
}

/** The second step: which column is what, with a guess to start from. */
export function MapColumns({ inspection, mapping, onMap }: MapColumnsProps) {
  const id = useId();
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {inspection.totalRows} rows. Which column is what? Blank cells change nothing.
      </Typography>
      <ul className={css['fields']}>
        {ownListFields.map(({ field, label }) => (
          <li key={field} className={css['field']}>
            <label htmlFor={`${id}-${field}`}>{label}</label>
            <NativeSelect
              id={`${id}-${field}`}
              value={mapping[field] === undefined ? '' : String(mapping[field])}
              onChange={(event) => onMap(field, event.target.value === '' ? null : Number(event.target.value))}
              input={<OutlinedInput size="small" />}
            >
              <option value="">{field === 'name' ? 'Choose a column' : 'Not in this file'}</option>
              {inspection.headers.map((header, column) => (
                <option key={column} value={column}>
                  {header.trim() === '' ? `Column ${column + 1}` : header}
                </option>
              ))}
            </NativeSelect>
            <span className={css['sample']}>{sampleOf(inspection, mapping[field])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
