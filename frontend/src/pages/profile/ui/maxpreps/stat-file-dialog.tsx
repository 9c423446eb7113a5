import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Control, useForm } from 'react-hook-form';
import type { User } from '@/entities/athlete';
import type { GameFigureDto } from '@/shared/api';
import { FormDialog } from '@/shared/ui/form-dialog';
import { FormField } from '@/shared/ui/form-field';
import { importWords } from '../../model/maxpreps/import-words';
import type { StatFileFields } from '../../model/maxpreps/stat-file-fields';
import { useStatFile } from '../../model/maxpreps/use-stat-file';
import { ImportSummary } from './import-summary';
import { StatFilePicker } from './stat-file-picker';

interface StatFileDialogProps {
  user: User;
  figures: readonly GameFigureDto[];
  onClose: () => void;
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 168px 136px' },
} as const;

const words = {
  check: { submitLabel: 'Preview', pendingLabel: 'Reading...' },
  store: { submitLabel: 'Import', pendingLabel: 'Importing...' },
} as const;

function DoneButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" autoFocus onClick={onClick}>
      Done
    </Button>
  );
}

type Flow = ReturnType<typeof useStatFile>;

/** Values that the file itself does not contain. */
function GameFields({ control, busy }: { control: Control<StatFileFields>; busy: boolean }) {
  return (
    <Box sx={grid}>
      <FormField
        control={control}
        name="opponent"
        label="Opponent"
        autoComplete="off"
        readOnly={busy}
        rules={{ validate: (text) => String(text).trim() !== '' || 'Opponent is required' }}
      />
      <FormField control={control} name="date" label="Date" type="date" readOnly={busy} rules={{ required: 'Date is required' }} />
      <FormField
        control={control}
        name="jersey"
        label="Jersey Number"
        inputProps={{ inputMode: 'numeric' }}
        autoComplete="off"
        readOnly={busy}
        rules={{ required: 'Jersey number is required' }}
      />
    </Box>
  );
}

function ToChoose({ control, flow }: { control: Control<StatFileFields>; flow: Flow }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography color="textSecondary">
        One file holds one game of your team. Recruit reads the line with your jersey number. Nothing is saved until you have checked it.
      </Typography>
      <StatFilePicker file={flow.file} problems={flow.problems} disabled={flow.busy} onPick={flow.pick} />
      <GameFields control={control} busy={flow.busy} />
    </Box>
  );
}

interface ShownProps {
  step: Exclude<Flow['step'], { at: 'form' }>;
  figures: readonly GameFigureDto[];
}

function Shown({ step, figures }: ShownProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={step.at === 'done' ? 'success' : 'info'}>
        {step.at === 'done' ? 'Imported: ' : 'This is what Recruit would store: '}
        {importWords(step.result)}
      </Alert>
      <ImportSummary result={step.result} figures={figures} />
    </Box>
  );
}

/** Takes one game of a MaxPreps stat file: chosen, shown, stored. */
export function StatFileDialog({ user, figures, onClose }: StatFileDialogProps) {
  const form = useForm<StatFileFields>({ defaultValues: { opponent: '', date: '', jersey: user.jerseyNumber ?? '' } });
  const flow = useStatFile(form.setError);
  const { step, busy } = flow;
  const submit = form.handleSubmit(step.at === 'form' ? flow.check : flow.store);

  return (
    <FormDialog
      title="Import stat file"
      {...(step.at === 'preview' ? words.store : words.check)}
      pending={busy}
      back={step.at === 'preview' ? { label: 'Back', onBack: flow.back } : undefined}
      {...(step.at === 'done' && { actions: <DoneButton onClick={onClose} /> })}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {step.at === 'form' ? <ToChoose control={form.control} flow={flow} /> : <Shown step={step} figures={figures} />}
    </FormDialog>
  );
}
