import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ChoiceRows } from '@/shared/ui/choice-rows';
import { columnChoice } from '../model/column-choice';
import { columnLabels } from '../model/column-labels';
import type { ImportKind } from '../model/import-kind';
import { matchRows, missingColumns } from '../model/match-rows';
import type { Columns } from '../model/use-columns';

interface MatchColumnsProps {
  kind: ImportKind;
  columns: Columns;
  onChoose: (header: string, column: string) => void;
  onTakeSuggestions: () => void;
  onChooseSheet: (sheet: string) => void;
}

function NotUsed({ columns: { inspection, choice }, onTakeSuggestions }: Pick<MatchColumnsProps, 'columns' | 'onTakeSuggestions'>) {
  const unused = columnChoice.unused(choice);
  const suggested = columnChoice.suggested(inspection, choice);
  if (unused.length === 0) {
    return (
      <Alert severity="success" variant="outlined">
        Every column is used.
      </Alert>
    );
  }
  return (
    <Alert severity={suggested.length > 0 ? 'warning' : 'info'} variant="outlined">
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>Not used: {unused.join(', ')}</AlertTitle>
      {suggested.length === 0 ? (
        'These columns are left out. Choose below what they are, or import without them.'
      ) : (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
          <span>
            We think: {suggested.map(({ header, suggestion }) => `${header} is ${columnLabels[suggestion] ?? suggestion}`).join(', ')}.
          </span>
          <Button size="small" variant="contained" onClick={onTakeSuggestions}>
            {suggested.length === 1 ? 'Use this suggestion' : `Use these ${suggested.length} suggestions`}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

function SheetChoice({ inspection, onChoose }: { inspection: Columns['inspection']; onChoose: (sheet: string) => void }) {
  return (
    <TextField
      select
      size="small"
      label="Sheet"
      value={inspection.sheet ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      helperText="Only this sheet is imported."
      slotProps={{ select: { native: true } }}
    >
      {inspection.sheets.map((sheet) => (
        <option key={sheet} value={sheet}>
          {sheet}
        </option>
      ))}
    </TextField>
  );
}

/** Assigns the columns of the file before anything is stored; unused columns are listed first. */
export function MatchColumns({ kind, columns, onChoose, onTakeSuggestions, onChooseSheet }: MatchColumnsProps) {
  const { inspection, choice } = columns;
  const missing = missingColumns(kind, choice);
  return (
    <Box component="section" aria-label="Match columns" sx={{ display: 'grid', gap: 2 }}>
      {inspection.sheets.length > 1 && <SheetChoice inspection={inspection} onChoose={onChooseSheet} />}
      <NotUsed columns={columns} onTakeSuggestions={onTakeSuggestions} />
      {missing.length > 0 && (
        <Alert severity="error" variant="outlined">
          Choose the column for: {missing.join(', ')}.
        </Alert>
      )}
      <div>
        <Typography variant="h3" component="h3">
          Columns of your file
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {inspection.headerRow > 1 ? `The headers are in row ${inspection.headerRow}. ` : ''}
          {inspection.remembered ? 'Matched the same way as last time. ' : ''}
          We remember your choice for files with the same columns.
        </Typography>
        <ChoiceRows rows={matchRows(kind, columns)} onChoose={onChoose} />
      </div>
    </Box>
  );
}
