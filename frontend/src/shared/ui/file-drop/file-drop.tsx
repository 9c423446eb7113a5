import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Typography from '@mui/material/Typography';
import css from './file-drop.module.css';

interface FileDropProps {
  /** The name of the field, for screen readers. */
  label: string;
  /** The types that the browser offers, as in the attribute of an input. What is dropped may be of any type. */
  accept: string;
  /** What to do, or the name of the file. */
  title: string;
  hint: string;
  /** Instead of the symbol for a file. */
  picture?: ReactNode;
  disabled?: boolean;
  /** The id of what is wrong with the file. */
  problemsId?: string;
  onPick: (file: File) => void;
}

/** A place to drop a file, or to press for choosing one. */
export function FileDrop({ label, accept, title, hint, picture, disabled = false, problemsId, onPick }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);

  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const [picked] = target.files ?? [];
    if (picked) onPick(picked);
    // The same file can be chosen again once it is corrected.
    target.value = '';
  }

  function onDragOver(event: DragEvent): void {
    event.preventDefault();
    setOver(!disabled);
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) onPick(dropped);
  }

  const field = { id, accept, disabled, onChange, 'aria-label': label };
  const problems = problemsId !== undefined && { 'aria-describedby': problemsId, 'aria-invalid': true };
  return (
    <label htmlFor={id} className={css['drop']} data-over={over} onDragOver={onDragOver} onDragLeave={() => setOver(false)} onDrop={onDrop}>
      <input type="file" className={css['input']} {...field} {...problems} />
      {picture ?? <UploadFile color="primary" fontSize="large" />}
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }} aria-live="polite">
        {title}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {hint}
      </Typography>
    </label>
  );
}
