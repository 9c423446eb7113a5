import { useEffect, useEffectEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LabeledField } from '@/shared/ui/labeled-field';

interface AutosaveFieldProps {
  label: string;
  /** What is stored; undefined while that is not known. */
  value: string | undefined;
  maxLength: number;
  placeholder: string;
  multiline?: boolean;
  /** Answers whether the server took it. */
  onSave: (text: string) => Promise<boolean>;
}

type State = 'rest' | 'saving' | 'saved' | 'failed';

const words: Record<State, string> = { rest: ' ', saving: 'Saving...', saved: 'Saved', failed: 'Not saved' };

/** A text that is stored when the field is left. What could not be stored stays in the field, to be tried again. */
export function AutosaveField({ label, value, maxLength, placeholder, multiline = false, onSave }: AutosaveFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [state, setState] = useState<State>('rest');

  async function save(): Promise<void> {
    if (draft === null || value === undefined) return;
    if (draft.trim() === value) {
      setDraft(null);
      return;
    }
    setState('saving');
    const stored = await onSave(draft);
    setState(stored ? 'saved' : 'failed');
    // What was typed meanwhile is not stored yet.
    if (stored) setDraft((now) => (now === draft ? null : now));
  }

  const saveOnTheWayOut = useEffectEvent(() => {
    if (state !== 'saving' && draft !== null && value !== undefined && draft.trim() !== value) void onSave(draft);
  });
  useEffect(() => () => saveOnTheWayOut(), []);

  return (
    <LabeledField
      label={label}
      value={draft ?? value ?? ''}
      disabled={value === undefined}
      placeholder={placeholder}
      multiline={multiline}
      {...(multiline ? { minRows: 3, maxRows: 12 } : {})}
      inputProps={{ maxLength }}
      error={state === 'failed' ? 'Not saved' : undefined}
      hint={
        <Box component="span" role="status">
          {words[state]}
        </Box>
      }
      onChange={(event) => {
        setDraft(event.target.value);
        setState('rest');
      }}
      onBlur={() => void save()}
      endAdornment={
        state === 'failed' && (
          <Button size="small" color="inherit" onClick={() => void save()}>
            Retry
          </Button>
        )
      }
    />
  );
}
