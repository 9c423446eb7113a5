import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ImportResult } from '../model/import-result';
import type { RowCorrections } from '../model/row-corrections';
import { ChangeList } from './change-list';
import { CorrectRows } from './correct-rows';
import { FigureRow } from './figure-row';
import { IssueLists } from './issue-lists';

interface CheckPanelProps {
  fileName: string;
  result: ImportResult;
  corrections: RowCorrections;
  onCorrect: (row: number, column: string, value: string) => void;
}

/** What an import of the file would do. Nothing has been stored. */
export function CheckPanel({ fileName, result, corrections, onCorrect }: CheckPanelProps) {
  const { message, difference, errorCount } = result;
  const figures = [
    { label: 'Adds', value: difference.adds },
    { label: 'Changes', value: difference.changes },
    { label: 'Unchanged', value: difference.leaves },
  ];
  return (
    <>
      <Alert severity={errorCount > 0 ? 'warning' : 'info'} variant="outlined">
        <AlertTitle>{fileName} is checked. Nothing is stored yet.</AlertTitle>
        {message}
      </Alert>
      <FigureRow figures={figures} />
      <CorrectRows result={result} corrections={corrections} onCorrect={onCorrect} />
      <ChangeList difference={difference} />
      <IssueLists result={result} />
    </>
  );
}
