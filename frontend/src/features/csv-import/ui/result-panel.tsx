import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { figuresOf } from '../model/figures-of';
import type { ImportKind } from '../model/import-kind';
import type { ImportResult } from '../model/import-result';
import { FigureRow } from './figure-row';
import { IssueLists } from './issue-lists';

interface ResultPanelProps {
  kind: ImportKind;
  result: ImportResult;
  /** Nothing was stored, since all or nothing was wanted. */
  refused: boolean;
  /** The page is about to load again. */
  reloading: boolean;
}

const notStored = ['error', 'The file was not imported'] as const;
const incomplete = ['warning', 'Imported, with rows left out'] as const;
const complete = ['success', 'Import Successful'] as const;

/** How an import went: the counts, then what was wrong. */
export function ResultPanel({ kind, result, refused, reloading }: ResultPanelProps) {
  const { message, imported, errorCount } = result;
  const [severity, title] = refused ? notStored : errorCount > 0 ? incomplete : complete;
  const tracked = imported.targetSchools ?? 0;
  return (
    <>
      <Alert severity={severity} variant="outlined">
        <AlertTitle>{title}</AlertTitle>
        {message}
        {reloading && ' The new list appears in a moment.'}
      </Alert>
      <FigureRow figures={figuresOf(kind, result)} />
      {tracked > 0 && (
        <Typography variant="body2" color="textSecondary">
          Athletes already track {tracked} of the schools in this file.
        </Typography>
      )}
      <IssueLists result={result} />
    </>
  );
}
