import Box from '@mui/material/Box';
import { columnChoice } from '../model/column-choice';
import type { ImportKind } from '../model/import-kind';
import type { ImportControl } from '../model/use-import';
import { AllOrNothing } from './all-or-nothing';
import { CheckPanel } from './check-panel';
import { ChooseFile } from './choose-file';
import { MatchColumns } from './match-columns';
import { ImportProgress } from './import-progress';
import { ResultPanel } from './result-panel';

interface ImportStepsProps {
  kind: ImportKind;
  file: File | null;
  control: Pick<
    ImportControl,
    | 'checked'
    | 'result'
    | 'refused'
    | 'failure'
    | 'busy'
    | 'reloading'
    | 'columns'
    | 'corrections'
    | 'chooseColumn'
    | 'chooseSheet'
    | 'takeSuggestions'
    | 'correct'
  >;
  onPick: (file: File) => void;
  allOrNothing: boolean;
  onAllOrNothing: (chosen: boolean) => void;
}

const doing = { checking: 'Checking', importing: 'Importing' } as const;

function BeforeImport({ kind, file, control, onPick, allOrNothing, onAllOrNothing }: ImportStepsProps) {
  const { checked, failure, columns, chooseColumn, chooseSheet, takeSuggestions, corrections, correct } = control;
  const shown = columns !== null && columnChoice.needsLook(columns.inspection) ? columns : null;
  return (
    <>
      {checked === null ? (
        <ChooseFile kind={kind} file={file} failure={failure} onPick={onPick}>
          {shown && (
            <MatchColumns
              kind={kind}
              columns={shown}
              onChoose={chooseColumn}
              onTakeSuggestions={takeSuggestions}
              onChooseSheet={(sheet) => file && chooseSheet(file, sheet)}
            />
          )}
        </ChooseFile>
      ) : (
        <CheckPanel fileName={file?.name ?? 'The file'} result={checked} corrections={corrections} onCorrect={correct} />
      )}
      <AllOrNothing chosen={allOrNothing} onChoose={onAllOrNothing} />
    </>
  );
}

function CurrentStep(props: ImportStepsProps) {
  const { kind, file, control } = props;
  const { result, refused, busy, reloading } = control;
  if (busy !== null) {
    return (
      <Box sx={{ py: 3 }}>
        <ImportProgress label={`${doing[busy]} ${file?.name ?? 'the file'}`} />
      </Box>
    );
  }
  if (result !== null) return <ResultPanel kind={kind} result={result} refused={refused} reloading={reloading} />;
  return <BeforeImport {...props} />;
}

/** The steps of an import: choose a file, check what it would change, upload, result. */
export function ImportSteps(props: ImportStepsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CurrentStep {...props} />
    </Box>
  );
}
