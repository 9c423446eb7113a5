import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { PackImportResultDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { countOf, sizeText } from '@/shared/lib/figures';
import { FileDrop } from '@/shared/ui/file-drop';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { packFigures } from '../../model/pack/pack-figures';
import { type PackControl, usePack } from '../../model/pack/use-pack';
import { ChangeList } from '../change-list';
import { FigureRow } from '../figure-row';

/** Choose a pack, see what it would change, take it over. */
export function PackDialog({ onClose }: { onClose: () => void }) {
  const control = usePack();
  const { file, result, busy, failure, pick } = control;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <ResponsiveDialog
      open
      title="Import a directory pack"
      onClose={close}
      maxWidth="md"
      actions={<PackButtons control={control} onClose={close} />}
    >
      {result === null && (
        <FileDrop
          label="Directory pack"
          accept=".gz,application/gzip"
          title={file?.name ?? 'Choose a directory pack, or drop it here'}
          hint={file === null ? 'A file that “Export directory” made' : `${sizeText(file.size)} · press to choose another`}
          onPick={pick}
        />
      )}
      {busy && <LinearProgress aria-label={result === null ? 'Checking the pack' : 'Importing the pack'} />}
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          <AlertTitle>Nothing was stored</AlertTitle>
          {failure}
        </Alert>
      )}
      {result !== null && <PackResult result={result} />}
    </ResponsiveDialog>
  );
}

function PackResult({ result }: { result: PackImportResultDto }) {
  const { end, createdAt, schools, coaches, first } = result;
  const size = `${countOf(schools.total, 'school')} and ${countOf(coaches.total, 'coach', 'coaches')}`;
  return (
    <>
      <Alert severity={end === 'stored' ? 'success' : 'info'} variant="outlined">
        {end === 'stored'
          ? 'The pack is in the directory. You can undo it in the list of imports.'
          : `This pack of ${dayWords(createdAt.slice(0, 10))} has ${size}. Nothing is stored yet.`}
      </Alert>
      <FigureRow figures={packFigures(result)} />
      {end === 'tried' && <ChangeList difference={{ adds: 0, changes: 0, leaves: 0, first }} />}
    </>
  );
}

function PackButtons({ control, onClose }: { control: PackControl; onClose: () => void }) {
  const { result, busy, check, take } = control;
  if (result?.end === 'stored') {
    return (
      <Button variant="contained" onClick={onClose}>
        Done
      </Button>
    );
  }
  return (
    <>
      <Button color="inherit" disabled={busy} onClick={onClose}>
        Cancel
      </Button>
      <Button variant="contained" disabled={busy} onClick={() => void (result === null ? check() : take())}>
        {result === null ? 'Check' : 'Import'}
      </Button>
    </>
  );
}
