import { useState } from 'react';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MailPreview } from '@/entities/campaign';
import { CoachTextDialog } from './coach-text-dialog';
import { useCoachText } from './use-coach-text';

interface CoachTextActionsProps {
  campaignId: string;
  mail: MailPreview;
  onChanged: (coachId: number, campaignRevision: number) => void;
}

/** Changes the email for this coach alone, and undoes that. */
export function CoachTextActions({ campaignId, mail, onChanged }: CoachTextActionsProps) {
  const [editing, setEditing] = useState(false);
  const { undo, isBusy } = useCoachText({ campaignId, mail, onChanged });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: { xs: 2, md: 2.5 }, pb: 1.5 }}>
      <Button size="small" variant="outlined" color="inherit" startIcon={<Edit />} onClick={() => setEditing(true)}>
        Change for this coach
      </Button>
      {mail.textRevision > 0 && (
        <Button size="small" color="inherit" disabled={isBusy} onClick={() => void undo()}>
          Undo my change
        </Button>
      )}
      {editing && <CoachTextDialog campaignId={campaignId} mail={mail} onChanged={onChanged} onClose={() => setEditing(false)} />}
    </Box>
  );
}
