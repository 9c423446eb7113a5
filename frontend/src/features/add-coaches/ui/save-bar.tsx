import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type StaffRow, staffRows } from '../model/staff-rows';

interface SaveBarProps {
  rows: StaffRow[];
  busy: boolean;
  /** Whose page it is, is still asked. */
  asked: boolean;
  onSave: () => void;
}

/** Counts who would be saved, and saves them. */
export function SaveBar({ rows, busy, asked, onSave }: SaveBarProps) {
  const ticked = rows.filter((row) => row.ticked);
  const open = ticked.filter(staffRows.needsDecision).length;
  return (
    <>
      <Typography variant="body2" component="div" sx={{ mr: 'auto' }} role="status">
        <strong>
          {ticked.length} of {rows.length} ticked
        </strong>
        {open > 0 && <div>{open === 1 ? '1 address to check' : `${open} addresses to check`}</div>}
      </Typography>
      <Button variant="contained" disabled={busy || asked || ticked.length === 0} onClick={onSave}>
        {busy ? 'Saving...' : `Save ${ticked.length} ${ticked.length === 1 ? 'coach' : 'coaches'}`}
      </Button>
    </>
  );
}
