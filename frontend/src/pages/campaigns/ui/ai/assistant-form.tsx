import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { WritingRequest } from '../../api/ai-api';
import { ImproveForm } from './improve-form';
import { WriteForm } from './write-form';

interface AssistantFormProps {
  email: string;
  onAsk: (request: WritingRequest) => void;
}

/** What the assistant should do: a new email, or the athlete's own made better. */
export function AssistantForm({ email, onAsk }: AssistantFormProps) {
  const hasEmail = email.trim() !== '';
  const [kind, setKind] = useState<WritingRequest['kind']>(hasEmail ? 'improve' : 'write');
  return (
    <>
      <Typography color="textSecondary">
        It uses your profile and your games, never your birth date, phone or address. Nothing changes until you accept.
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="What to do"
        value={kind}
        onChange={(_, chosen: WritingRequest['kind'] | null) => chosen && setKind(chosen)}
        sx={{ '& .MuiToggleButton-root': { textTransform: 'none' } }}
      >
        <ToggleButton value="write">Write a new email</ToggleButton>
        <ToggleButton value="improve" disabled={!hasEmail}>
          Improve my email
        </ToggleButton>
      </ToggleButtonGroup>
      {kind === 'write' ? (
        <WriteForm onWrite={(body) => onAsk({ kind: 'write', body })} />
      ) : (
        <ImproveForm onImprove={(wish) => onAsk({ kind: 'improve', body: { ...wish, currentEmail: email } })} />
      )}
    </>
  );
}
