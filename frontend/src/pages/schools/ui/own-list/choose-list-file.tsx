import Typography from '@mui/material/Typography';
import { FileDrop } from '@/shared/ui/file-drop';

interface ChooseListFileProps {
  busy: boolean;
  onPick: (file: File) => void;
}

/** The first step: a spreadsheet, dropped or chosen. */
export function ChooseListFile({ busy, onPick }: ChooseListFileProps) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Any list of schools works if one column has their names. You choose what the other columns are. Nothing is saved until you have
        checked it.
      </Typography>
      <FileDrop
        label="Spreadsheet as CSV"
        accept=".csv,.txt,.tsv,text/csv"
        title={busy ? 'Reading the file...' : 'Choose a CSV file or drop it here'}
        hint="In Excel or Google Sheets: save or download as CSV. At most 2 MB."
        disabled={busy}
        onPick={onPick}
      />
    </>
  );
}
