import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import Typography from '@mui/material/Typography';
import { photoRules } from '../../model/photo/photo-rules';
import css from './photo-drop.module.css';

interface PhotoDropProps {
  /** Name of the chosen file; empty as long as there is none. */
  fileName: string;
  onChoose: (file: File) => void;
  /** What the photo looks like now. */
  children: ReactNode;
}

/** A place to drop a photo or press for choosing one; on a phone that offers the camera too. */
export function PhotoDrop({ fileName, onChoose, children }: PhotoDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = event.target.files ?? [];
    if (chosen) onChoose(chosen);
    // The same file can then be chosen again.
    event.target.value = '';
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  }

  function onDragOver(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }

  return (
    <label htmlFor={id} className={css['drop']} data-over={over} onDragOver={onDragOver} onDragLeave={() => setOver(false)} onDrop={onDrop}>
      <input id={id} type="file" accept={photoRules.types.join(',')} className={css['input']} aria-label="Photo" onChange={onChange} />
      {children}
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {fileName || 'Choose a photo or drop it here'}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {fileName ? 'Press to choose another' : photoRules.words}
      </Typography>
    </label>
  );
}
