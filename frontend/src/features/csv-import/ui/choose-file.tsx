import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { sizeText } from '@/shared/lib/figures';
import { FileDrop } from '@/shared/ui/file-drop';
import type { ImportKind } from '../model/import-kind';
import { tableFile } from '../model/table-file';
import type { Failure } from '../model/use-outcome';
import { ColumnGuide } from './column-guide';

interface ChooseFileProps {
  kind: ImportKind;
  file: File | null;
  /** Why the last file was not checked or imported. */
  failure: Failure | null;
  onPick: (file: File) => void;
  /** What is to be decided about the file; without it the guide to its columns is shown. */
  children: ReactNode;
}

const titles = { checking: 'The file was not checked', importing: 'The file was not imported' } as const;

/** The first step: choose a file, with the result of the last one and a description of the format. */
export function ChooseFile({ kind, file, failure, onPick, children }: ChooseFileProps) {
  return (
    <>
      <FileDrop
        label="CSV file"
        accept={tableFile.accept}
        title={file?.name ?? 'Choose a CSV, XLSX or ODS file, or drop it here'}
        hint={file === null ? 'CSV at most 200 MB, a spreadsheet at most 20 MB' : `${sizeText(file.size)} · press to choose another`}
        onPick={onPick}
      />
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          <AlertTitle>{titles[failure.doing]}</AlertTitle>
          {failure.reason}
        </Alert>
      )}
      {children ?? <ColumnGuide kind={kind} />}
    </>
  );
}
