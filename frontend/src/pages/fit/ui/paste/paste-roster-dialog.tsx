import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { errorText } from '@/shared/api';
import { FormDialog } from '@/shared/ui/form-dialog';
import { useToast } from '@/shared/ui/toast';
import { useUploadRosterMutation } from '../../api/paste-api';
import { readPastedRoster } from '../../model/paste/read-pasted-roster';
import { rosterCsv } from '../../model/paste/roster-csv';
import { PastePreview } from './paste-preview';

interface PasteRosterDialogProps {
  schoolName: string;
  state: string;
  onClose: () => void;
}

const isSeason = (text: string) => /^20\d\d$/.test(text);

interface PasteFieldsProps {
  text: string;
  season: string;
  onText: (text: string) => void;
  onSeason: (season: string) => void;
}

function PasteFields({ text, season, onText, onSeason }: PasteFieldsProps) {
  return (
    <>
      <TextField
        label="Copied from the school's roster page"
        helperText="Select the whole table on the page, copy it and paste it here. Name and position are needed."
        multiline
        minRows={5}
        maxRows={10}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <TextField
        label="Season"
        helperText="The year in which the season began, such as 2026. It replaces the roster of that season."
        value={season}
        error={season !== '' && !isSeason(season)}
        onChange={({ target }) => onSeason(target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        sx={{ maxWidth: 320 }}
      />
    </>
  );
}

/** The server's answer to the upload; cleared when the upload is changed. */
function useRosterUpload(onDone: () => void) {
  const [upload, { data: checked, error, isLoading, reset }] = useUploadRosterMutation();
  const toast = useToast();

  async function run(file: File, dryRun: boolean): Promise<void> {
    const answer = await upload({ file, dryRun });
    if (dryRun || !answer.data) return;
    toast({ title: 'Roster imported', description: answer.data.message });
    onDone();
  }

  return { checked, error, isLoading, reset, run };
}

function Outcome({ checked, error }: Pick<ReturnType<typeof useRosterUpload>, 'checked' | 'error'>) {
  return (
    <>
      {error && <Alert severity="error">{errorText(error, 'The roster could not be imported. Try again.')}</Alert>}
      {checked && (
        <Alert severity={checked.errorCount > 0 ? 'warning' : 'info'}>
          {[checked.message, ...checked.errors.slice(0, 5).map(({ message }) => message)].join(' ')}
        </Alert>
      )}
    </>
  );
}

/** Reads players from pasted text: preview, check by the server, then store as the roster of that season. */
export function PasteRosterDialog({ schoolName, state, onClose }: PasteRosterDialogProps) {
  const [text, setText] = useState('');
  const [season, setSeason] = useState('');
  const { checked, error, isLoading, reset, run } = useRosterUpload(onClose);
  const roster = useMemo(() => readPastedRoster(text), [text]);

  function change(apply: () => void) {
    reset();
    apply();
  }

  const send = () => run(rosterCsv(roster.players, { schoolName, state, season }), !checked);
  return (
    <FormDialog
      title={`Paste a roster of ${schoolName}`}
      maxWidth="md"
      submitLabel={checked ? 'Import' : 'Check'}
      pendingLabel={checked ? 'Importing...' : 'Checking...'}
      pending={isLoading}
      ready={roster.players.length > 0 && isSeason(season)}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PasteFields
          text={text}
          season={season}
          onText={(typed) => change(() => setText(typed))}
          onSeason={(typed) => change(() => setSeason(typed))}
        />
        {text.trim() !== '' && <PastePreview roster={roster} />}
        <Outcome checked={checked} error={error} />
      </Box>
    </FormDialog>
  );
}
