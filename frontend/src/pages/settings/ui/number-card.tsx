import { type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LabeledField } from '@/shared/ui/labeled-field';
import { SectionCard } from '@/shared/ui/section-card';
import { wholeNumber } from '../model/whole-number';
import type { SaveOutcome } from './use-save-settings';

interface NumberCardProps {
  title: string;
  label: string;
  /** What the number does, in whole sentences. */
  children: ReactNode;
  /** What is stored; null = nothing. */
  value: number | null;
  least: number;
  most: number;
  /** Whether the field may be empty. */
  mayBeEmpty?: boolean;
  /** What is wrong with any other number. */
  wrong: string;
  pending: boolean;
  onSave: (value: number | null) => Promise<SaveOutcome>;
}

const shown = (value: number | null) => (value === null ? '' : String(value));

/** What is typed, what is wrong with it, and storing it. */
function useNumber({ value, least, most, mayBeEmpty = false, wrong, onSave }: NumberCardProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const text = typed ?? shown(value);
  const isChanged = text.trim() !== shown(value);

  async function submit(): Promise<void> {
    const isEmpty = mayBeEmpty && text.trim() === '';
    const next = isEmpty ? null : wholeNumber(text, least, most);
    if (next === null && !isEmpty) {
      setError(wrong);
      return;
    }
    const outcome = await onSave(next);
    setError(outcome.kind === 'failed' ? outcome.message : undefined);
    if (outcome.kind === 'saved') setTyped(null);
  }

  return { text, setTyped, error, isChanged, submit };
}

/** A setting that is one number, with a button of its own. */
export function NumberCard(props: NumberCardProps) {
  const { title, label, children, pending } = props;
  const { text, setTyped, error, isChanged, submit } = useNumber(props);
  return (
    <SectionCard title={title}>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1.5 }}>
        {children}
      </Typography>
      <Box
        component="form"
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}
      >
        <Box sx={{ flex: '1 1 200px', maxWidth: 300 }}>
          <LabeledField
            label={label}
            value={text}
            autoComplete="off"
            inputProps={{ inputMode: 'numeric', maxLength: 9 }}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Box>
        <Button type="submit" variant="outlined" disabled={pending || !isChanged} sx={{ mt: 3.25 }}>
          {pending ? 'Saving...' : 'Save'}
        </Button>
      </Box>
    </SectionCard>
  );
}
