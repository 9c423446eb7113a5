import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { TwoVersions } from '@/shared/ui/text-conflict';
import { isSameValue } from '../model/changes/same-value';
import { fieldName, valueWords } from '../model/change-words';

interface ChangeConflictProps {
  change: WaitingChange;
  /** What the server has. */
  stored: ChangedFields;
  onMine: () => void;
  onTheirs: () => void;
}

/** The value of this device beside the server’s, with the choice between them. */
export function ChangeConflict({ change, stored, onMine, onTheirs }: ChangeConflictProps) {
  const differing = Object.keys(change.fields).filter((field) => field in stored && !isSameValue(change.fields[field], stored[field]));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
      <Typography variant="body2">
        You changed this here while you were offline. It was also changed elsewhere. <strong>Which one do you want?</strong>
      </Typography>
      {differing.map((field) => (
        <TwoVersions
          key={field}
          mineTitle="This device"
          theirsTitle="On the server"
          field={{
            name: field,
            label: fieldName(field),
            mine: valueWords(change.fields[field], field),
            theirs: valueWords(stored[field], field),
          }}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onMine}>
          Keep this device’s
        </Button>
        <Button variant="outlined" color="inherit" onClick={onTheirs}>
          Keep the server’s
        </Button>
      </Box>
    </Box>
  );
}
