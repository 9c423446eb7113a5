import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Typography from '@mui/material/Typography';
import css from './file-drop.module.css';

interface FileDropProps {
  file: File | null;
  onPick: (file: File) => void;
}

function sizeWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A place to drop a CSV file or press for choosing one. */
export function FileDrop({ file, onPick }: FileDropProps) {
  const id = useId();
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
    <label
      htmlFor={id}
      className={css['drop']}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input id={id} type="file" accept=".csv,text/csv" className={css['input']} aria-label="CSV file" onChange={onChange} />
      <UploadFile color="primary" fontSize="large" />
      <Typography component="span" sx={{ fontWeight: 600 }} aria-live="polite">
        {file === null ? 'Choose a CSV file or drop it here' : file.name}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {file === null ? 'At most 200 MB' : `${sizeWords(file.size)} · press to choose another`}
      </Typography>
    </label>
  );
}
