import Button from '@mui/material/Button';
import type { StatFileFlow } from '../../model/maxpreps/use-stat-file';

interface StatFileActionsProps {
  flow: StatFileFlow;
  formId: string;
  onClose: () => void;
}

/** What can be done at each step. */
export function StatFileActions({ flow: { step, busy, back }, formId, onClose }: StatFileActionsProps) {
  if (step.at === 'done') {
    return (
      <Button variant="contained" autoFocus onClick={onClose}>
        Done
      </Button>
    );
  }
  const preview = step.at === 'preview';
  const [label, pending] = preview ? ['Import', 'Importing...'] : ['Preview', 'Reading...'];
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={preview ? back : onClose}>
        {preview ? 'Back' : 'Cancel'}
      </Button>
      <Button type="submit" form={formId} variant="contained" disabled={busy}>
        {busy ? pending : label}
      </Button>
    </>
  );
}
