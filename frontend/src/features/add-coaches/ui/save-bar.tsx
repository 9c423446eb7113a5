import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { countOf } from '@/shared/lib/figures';
import { type StaffRow, staffRows } from '../model/staff-rows';

interface SaveBarProps {
  rows: StaffRow[];
  busy: boolean;
  /** The question whose page it is was not answered yet. */
  asked: boolean;
  onSave: () => void;
  /** An email is being written already: nothing leads to a new one. */
  isWriting: boolean;
  /** Saves them and goes on to an email to them. */
  onWrite: () => void;
}

/** On a phone the count has a line of its own, and the buttons below share the width. */
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  '& > button': { flex: { xs: '1 1 auto', sm: 'none' }, px: 1.5, whiteSpace: 'nowrap' },
} as const;

/** Counts who would be saved, and saves them. */
export function SaveBar({ rows, busy, asked, isWriting, onSave, onWrite }: SaveBarProps) {
  const ticked = rows.filter((row) => row.ticked);
  const disabled = busy || asked || ticked.length === 0;
  const open = ticked.filter(staffRows.needsDecision).length;
  return (
    <Box sx={bar}>
      <Typography variant="body2" component="div" sx={{ mr: 'auto', width: { xs: '100%', sm: 'auto' } }} role="status">
        <strong>
          {ticked.length} of {rows.length} selected
        </strong>
        {open > 0 && <div>{open === 1 ? '1 address to check' : `${open} addresses to check`}</div>}
      </Typography>
      {!isWriting && (
        <Button variant="outlined" color="inherit" disabled={disabled} onClick={onWrite}>
          Save and write
        </Button>
      )}
      <Button variant="contained" disabled={disabled} onClick={onSave}>
        {busy ? 'Saving...' : `Save ${countOf(ticked.length, 'coach', 'coaches')}`}
      </Button>
    </Box>
  );
}
