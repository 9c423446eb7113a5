import { useState } from 'react';
import Box from '@mui/material/Box';
import type { CampaignEmail } from '@/entities/campaign';
import { deviceTime } from '@/shared/lib/dates';
import { FormDialog } from '@/shared/ui/form-dialog';
import { LabeledField } from '@/shared/ui/labeled-field';
import { coachNameOf } from '../../model/by-hand/coach-name-of';
import { dayOfReply } from '../../model/by-hand/day-of-reply';
import { useByHand } from './use-by-hand';

interface NotedReplyDialogProps {
  campaignId: string;
  email: CampaignEmail;
  onClose: () => void;
}

const most = 500;

/** A day ("2026-11-22") where the athlete lives. */
function localDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** "They replied": the day and a short text. */
export function NotedReplyDialog({ campaignId, email, onClose }: NotedReplyDialogProps) {
  const [day, setDay] = useState(localDay(email.reply ? new Date(email.reply.receivedAt) : deviceTime()));
  const [text, setText] = useState(email.reply?.snippet ?? '');
  const { noteReply, isBusy } = useByHand(campaignId);
  const at = dayOfReply(day);

  async function save(): Promise<void> {
    if (at !== null && (await noteReply(email, { at, text }))) onClose();
  }

  return (
    <FormDialog
      title={`${coachNameOf(email)} replied`}
      submitLabel="Save reply"
      pendingLabel="Saving..."
      pending={isBusy}
      ready={at !== null}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <LabeledField label="Day of the reply" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        <LabeledField
          label="What the coach wrote (optional)"
          value={text}
          multiline
          minRows={3}
          inputProps={{ maxLength: most }}
          onChange={({ target }) => setText(target.value)}
        />
      </Box>
    </FormDialog>
  );
}
