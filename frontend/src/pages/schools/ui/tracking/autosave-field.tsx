import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIsOffline } from '@/shared/lib/connection';
import { lengthLeft } from '@/shared/ui/form-field';
import { LabeledField } from '@/shared/ui/labeled-field';
import type { TextSave } from '../../model/tracking/text-save';
import { TextVersions } from './text-versions';
import { useAutosave } from './use-autosave';
import { useTextVersions } from './use-text-versions';

interface AutosaveFieldProps {
  label: string;
  /** What is stored; undefined while that is not known. */
  value: string | undefined;
  /** Storage key for a version that was not chosen. */
  storageKey: string;
  maxLength: number;
  placeholder: string;
  multiline?: boolean;
  onSave: TextSave;
}

const words = { rest: ' ', saving: 'Saving...', saved: 'Saved', failed: 'Not saved' } as const;

/** A text that is saved when the field loses focus. Near its limit it shows a counter. A text that could not be saved stays in the field for another try. */
export function AutosaveField(props: AutosaveFieldProps) {
  const { label, value, storageKey, maxLength, placeholder, multiline = false, onSave } = props;
  const versions = useTextVersions(storageKey);
  const { text, state, type, put, save } = useAutosave({ value, storageKey, onSave, onConflict: versions.refuse });
  const room = lengthLeft(text, maxLength);
  const isOffline = useIsOffline();

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
              {isOffline && state === 'saved' ? 'Saved on this device' : words[state]}
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
      <TextVersions label={label} text={text} versions={versions} onPut={put} onType={type} />
    </>
  );
}
