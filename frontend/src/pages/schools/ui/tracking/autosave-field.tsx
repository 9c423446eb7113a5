import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lengthLeft } from '@/shared/ui/form-field';
import { LabeledField } from '@/shared/ui/labeled-field';
import { mergeVersions, OtherVersionNote, TextConflictDialog, useOtherVersion } from '@/shared/ui/text-conflict';
import type { TextSave } from '../../model/tracking/text-save';
import { useAutosave } from './use-autosave';

interface AutosaveFieldProps {
  label: string;
  /** What is stored; undefined while that is not known. */
  value: string | undefined;
  /** Under which a version that was not chosen is kept. */
  storageKey: string;
  maxLength: number;
  placeholder: string;
  multiline?: boolean;
  onSave: TextSave;
}

interface Shown {
  theirs: string;
  /** The stored text that may be replaced once somebody has chosen; left out where a kept version is compared. */
  stored?: string;
}

const words = { rest: ' ', saving: 'Saving...', saved: 'Saved', failed: 'Not saved' } as const;

/** A text that is stored when the field is left. Near its limit it counts. What could not be stored stays in the field, to be tried again. */
export function AutosaveField(props: AutosaveFieldProps) {
  const { label, value, storageKey, maxLength, placeholder, multiline = false, onSave } = props;
  const [shown, setShown] = useState<Shown | null>(null);
  const { other, keep, discard } = useOtherVersion(storageKey);
  const onConflict = (stored: string) => setShown({ theirs: stored, stored });
  const { text, state, type, put, save } = useAutosave({ value, storageKey, onSave, onConflict });
  const room = lengthLeft(text, maxLength);

  function choose(kept: string): void {
    keep({ text: kept });
    setShown(null);
  }

  function conflict({ theirs, stored }: Shown) {
    return (
      <TextConflictDialog
        title={stored === undefined ? 'Compare two versions' : 'This text was changed elsewhere'}
        fields={[{ name: 'text', label, mine: text, theirs }]}
        onKeepMine={() => {
          choose(theirs);
          void put(text, stored);
        }}
        onUseTheirs={() => {
          choose(text);
          void put(theirs, stored);
        }}
        onMerge={() => {
          choose(theirs);
          void mergeVersions(text, theirs).then((both) => type(both, stored));
        }}
        onClose={() => setShown(null)}
      />
    );
  }

  return (
    <>
      <LabeledField
        label={label}
        value={text}
        disabled={value === undefined}
        placeholder={placeholder}
        multiline={multiline}
        {...(multiline ? { minRows: 3, maxRows: 12 } : {})}
        inputProps={{ maxLength }}
        error={state === 'failed' ? 'Not saved' : undefined}
        hint={
          <>
            <Box component="span" role="status">
              {words[state]}
            </Box>
            {room !== undefined && <Box component="span"> {room}</Box>}
          </>
        }
        onChange={(event) => type(event.target.value)}
        onBlur={() => void save()}
        endAdornment={
          state === 'failed' && (
            <Button size="small" color="inherit" onClick={() => void save()}>
              Retry
            </Button>
          )
        }
      />
      {other !== null && <OtherVersionNote onCompare={() => setShown({ theirs: other['text'] ?? '' })} onDiscard={discard} />}
      {shown !== null && conflict(shown)}
    </>
  );
}
