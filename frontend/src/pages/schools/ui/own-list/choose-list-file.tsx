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
        Any list of schools will do, as long as one column has their names. You say what the other columns are; nothing is stored before you
        have seen it.
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
