import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { countOf } from '@/shared/lib/figures';
import { columnLabels } from '../model/column-labels';
import type { ImportResult } from '../model/import-result';
import { type RowCorrections, rowCorrections, type RowToCorrect } from '../model/row-corrections';

interface CorrectRowsProps {
  result: ImportResult;
  corrections: RowCorrections;
  onCorrect: (row: number, column: string, value: string) => void;
}

const shownAtFirst = 10;

/** The rows that cannot be stored, each with fields for its errors. The file itself is not changed. */
export function CorrectRows({ result, corrections, onCorrect }: CorrectRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const rows = rowCorrections.rows(result);
  if (rows.length === 0) return null;
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst);
  return (
    <Box component="section" aria-label="Correct rows" sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="h3" component="h3">
          Correct rows ({rows.length})
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Type the correct values, then check again or import. Your file does not change. Rows you don’t correct are left out.
        </Typography>
      </div>
      {shown.map((row) => (
        <RowFields key={row.row} row={row} typed={corrections.get(row.row) ?? {}} onCorrect={onCorrect} />
      ))}
      {rows.length > shown.length && (
        <Button color="inherit" variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
          Show {countOf(rows.length - shown.length, 'more row')}
        </Button>
      )}
    </Box>
  );
}

interface RowFieldsProps {
  row: RowToCorrect;
  typed: Readonly<Record<string, string>>;
  onCorrect: CorrectRowsProps['onCorrect'];
}

function RowFields({ row: { row, subject, messages, fields }, typed, onCorrect }: RowFieldsProps) {
  return (
    <Box
      role="group"
      aria-label={`Row ${row}`}
      sx={{ display: 'grid', gap: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: '10px', overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{subject === '' ? `Row ${row}` : `Row ${row}: ${subject}`}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }, pt: 0.5 }}>
        {fields
          .filter(({ wrong }) => wrong)
          .map(({ column, value }) => (
            <TextField
              key={column}
              size="small"
              label={columnLabels[column] ?? column}
              value={typed[column] ?? value}
              onChange={({ target }) => onCorrect(row, column, target.value)}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
          ))}
      </Box>
    </Box>
  );
}
