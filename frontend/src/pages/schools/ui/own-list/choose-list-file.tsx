import { type ChangeEvent, type DragEvent, useState } from 'react';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Typography from '@mui/material/Typography';
import css from './own-list.module.css';

interface ChooseListFileProps {
  busy: boolean;
  onPick: (file: File) => void;
}

/** The first step: a spreadsheet, dropped or chosen. */
export function ChooseListFile({ busy, onPick }: ChooseListFileProps) {
  const [over, setOver] = useState(false);

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const [picked] = event.target.files ?? [];
    if (picked) onPick(picked);
    // The same file, mended, can then be chosen again.
    event.target.value = '';
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onPick(dropped);
  }

  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Any list of schools will do, as long as one column has their names. You say what the other columns are; nothing is stored before you
        have seen it.
      </Typography>
      <label
        className={css['drop']}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          className={css['input']}
          aria-label="Spreadsheet as CSV"
          disabled={busy}
          onChange={onChange}
        />
        <UploadFile color="primary" fontSize="large" />
        <Typography component="span" sx={{ fontWeight: 600 }} aria-live="polite">
          {busy ? 'Reading the file...' : 'Choose a CSV file or drop it here'}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          In Excel or Google Sheets: save or download as CSV. At most 2 MB.
        </Typography>
      </label>
    </>
  );
}
