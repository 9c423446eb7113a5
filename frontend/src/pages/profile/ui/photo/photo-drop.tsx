import type { ReactNode } from 'react';
import { FileDrop } from '@/shared/ui/file-drop';
import { photoRules } from '../../model/photo/photo-rules';

interface PhotoDropProps {
  /** Name of the chosen file; empty as long as there is none. */
  fileName: string;
  onChoose: (file: File) => void;
  /** Preview of the photo. */
  picture: ReactNode;
}

/** Where a photo is chosen; on a phone that offers the camera too. */
export function PhotoDrop({ fileName, onChoose, picture }: PhotoDropProps) {
  return (
    <FileDrop
      label="Photo"
      accept={photoRules.types.join(',')}
      title={fileName || 'Choose a photo or drop it here'}
      hint={fileName ? 'Press to choose another' : photoRules.words}
      picture={picture}
      onPick={onChoose}
    />
  );
}
