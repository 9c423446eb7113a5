import { useState } from 'react';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Campaign, usePauseCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { arrivalsText } from '../../model/schedule/arrival-text';
import { ChangeTimes } from './change-times';

interface ScheduleNoticeProps {
  campaign: Campaign;
}

/** On a phone a button is as high as a finger needs it. */
const finger = { minHeight: { xs: 44, sm: 0 } };

function usePause({ id, name }: Campaign) {
  const toast = useToast();
  const [pause, { isLoading }] = usePauseCampaignMutation();
  async function stopForNow(): Promise<void> {
    try {
      await pause(id).unwrap();
      toast({ title: 'Campaign Paused', description: `Nothing more of “${name}” is sent until you press Resume.` });
    } catch (error) {
      toast({ variant: 'destructive', title: 'Failed to Pause Campaign', description: errorText(error, 'Please try again in a moment.') });
    }
  }
  return { stopForNow, isLoading };
}

/** When the emails that wait are sent, with Pause and new times. */
export function ScheduleNotice({ campaign }: ScheduleNoticeProps) {
  const [changing, setChanging] = useState(false);
  const { stopForNow, isLoading } = usePause(campaign);
  const { schedule, queuedCount } = campaign;
  if (queuedCount === 0) return null;
  const times = schedule?.first && schedule.last ? ` ${arrivalsText(schedule.first, schedule.last)}` : '';
  return (
    <Alert severity="info" variant="outlined" icon={<Schedule />}>
      <strong>{countOf(queuedCount, 'email')} waiting.</strong>
      {times}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" sx={finger} disabled={isLoading} onClick={() => void stopForNow()}>
          Pause
        </Button>
        <Button size="small" variant="outlined" color="inherit" sx={finger} onClick={() => setChanging(true)}>
          Change times
        </Button>
      </Box>
      {changing && <ChangeTimes campaign={campaign} onClose={() => setChanging(false)} />}
    </Alert>
  );
}
