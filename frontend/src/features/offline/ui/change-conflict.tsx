import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { TwoVersions } from '@/shared/ui/text-conflict';
import { fieldName, valueWords } from '../model/change-words';
import { isSameValue } from '../model/changes/same-value';
import { isText } from '../model/merged-texts';
import { MergeChange } from './merge-change';

interface ChangeConflictProps {
  change: WaitingChange;
  /** What the server has. */
  stored: ChangedFields;
  onMine: () => void;
  onTheirs: () => void;
  /** The texts that were made of both. */
  onMerge: (texts: ChangedFields) => void;
}

function differing({ fields }: WaitingChange, stored: ChangedFields) {
  const names = Object.keys(fields).filter((name) => name in stored && !isSameValue(fields[name], stored[name]));
  return names.map((name) => ({
    ...{ name, label: fieldName(name) },
    ...{ mine: valueWords(fields[name], name), theirs: valueWords(stored[name], name) },
  }));
}

/** The value of this device beside the server’s, with the choice between them; two texts can be made into one. */
export function ChangeConflict({ change, stored, onMine, onTheirs, onMerge }: ChangeConflictProps) {
  const [isMerging, setMerging] = useState(false);
  const fields = differing(change, stored);
  const texts = fields.filter(isText);
  if (isMerging) return <MergeChange fields={texts} onSave={onMerge} onBack={() => setMerging(false)} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
      <Typography variant="body2">
        You changed this here while you were offline. It was also changed elsewhere. <strong>Which one do you want?</strong>
      </Typography>
      {fields.map((field) => (
        <TwoVersions key={field.name} mineTitle="This device" theirsTitle="On the server" field={field} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onMine}>
          Keep this device’s
        </Button>
        <Button variant="outlined" color="inherit" onClick={onTheirs}>
          Keep the server’s
        </Button>
        {texts.length > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => setMerging(true)}>
            Edit both together
          </Button>
        )}
      </Box>
    </Box>
  );
}
