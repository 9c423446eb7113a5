import Typography from '@mui/material/Typography';
import type { OwnListInspection, OwnListMapping } from '@/entities/school';
import { countOf } from '@/shared/lib/figures';
import { ChoiceRows } from '@/shared/ui/choice-rows';
import { ownListFields } from '../../model/own-list/own-list-fields';

interface MapColumnsProps {
  inspection: OwnListInspection;
  mapping: OwnListMapping;
  onMap: (field: keyof OwnListMapping, column: number | null) => void;
}

/** The first values of a column that are not blank. */
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
  const columns = inspection.headers.map((header, column) => ({
    value: String(column),
    label: header.trim() === '' ? `Column ${column + 1}` : header,
  }));
  const rows = ownListFields.map(({ field, label }) => ({
    key: field,
    label,
    value: mapping[field] === undefined ? '' : String(mapping[field]),
    options: [{ value: '', label: field === 'name' ? 'Choose a column' : 'Not in this file' }, ...columns],
    sample: sampleOf(inspection, mapping[field]),
  }));
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {countOf(inspection.totalRows, 'row')}. Which column is what? Blank cells change nothing.
      </Typography>
      <ChoiceRows rows={rows} onChoose={(field, value) => onMap(field as keyof OwnListMapping, value === '' ? null : Number(value))} />
    </>
  );
}
