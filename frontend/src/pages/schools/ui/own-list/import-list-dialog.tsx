import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { type OwnListFlow, useOwnListImport } from '../../model/own-list/use-own-list-import';
import { CheckList } from './check-list';
import { ChooseListFile } from './choose-list-file';
import { MapColumns } from './map-columns';
import { UndoListImport } from './undo-list-import';

/** Takes any spreadsheet of schools into the athlete's list. */
export function ImportListDialog({ onClose }: { onClose: () => void }) {
  const flow = useOwnListImport();
  const { step, mapping, choices, busy, failure } = flow;
  return (
    <ResponsiveDialog open title="Import your list" maxWidth="md" onClose={onClose} actions={<FlowButtons flow={flow} onClose={onClose} />}>
      {step.at === 'file' && <ChooseListFile busy={busy} onPick={(file) => void flow.pick(file)} />}
      {step.at === 'columns' && <MapColumns inspection={step.inspection} mapping={mapping} onMap={flow.map} />}
      {step.at === 'check' && <CheckList result={step.result} choices={choices} onChoose={flow.choose} />}
      {step.at === 'done' && <Alert severity="success">{step.result.message}</Alert>}
      {failure !== null && (
        <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </ResponsiveDialog>
  );
}

function FlowButtons({ flow, onClose }: { flow: OwnListFlow; onClose: () => void }) {
  const { step, mapping, choices, busy } = flow;
  if (step.at === 'done') {
    return <DoneButtons schools={step.result.changed} onClose={onClose} />;
  }
  return (
    <>
      <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
        Cancel
      </Button>
      {step.at !== 'file' && (
        <Button color="inherit" variant="outlined" disabled={busy} onClick={flow.back}>
          Back
        </Button>
      )}
      {step.at === 'file' && <RetryButton flow={flow} />}
      {step.at === 'columns' && (
        <Button variant="contained" disabled={busy || mapping.name === undefined} onClick={() => void flow.check()}>
          {busy ? 'Checking...' : 'Check file'}
        </Button>
      )}
      {step.at === 'check' && (
        <Button variant="contained" disabled={busy || step.result.changed + choices.size === 0} onClick={() => void flow.store()}>
          {busy ? 'Importing...' : 'Import'}
        </Button>
      )}
    </>
  );
}

function DoneButtons({ schools, onClose }: { schools: number; onClose: () => void }) {
  const [undoing, setUndoing] = useState(false);
  return (
    <>
      {schools > 0 && (
        <Button color="inherit" variant="outlined" onClick={() => setUndoing(true)}>
          Undo import
        </Button>
      )}
      <Button variant="contained" onClick={onClose}>
        Done
      </Button>
      {undoing && <UndoListImport schools={schools} onUndone={onClose} onClose={() => setUndoing(false)} />}
    </>
  );
}

function RetryButton({ flow: { retry, busy } }: { flow: OwnListFlow }) {
  if (retry === null) return null;
  return (
    <Button variant="contained" disabled={busy} onClick={retry}>
      Try again
    </Button>
  );
}
