import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRevokeCoachWordMutation } from '@/entities/coach-word';
import { errorText, type CoachRequestDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';

function stateWords({ state, mailed, expiresAt, answeredAt }: CoachRequestDto): string {
  if (answeredAt !== null) return `Answered ${dayWords(answeredAt)}`;
  if (state === 'expired') return `Not answered until ${dayWords(expiresAt)}`;
  return `${mailed ? 'Asked by email' : 'Asked with a link that you share'}, good until ${dayWords(expiresAt)}`;
}

function figureWords({ label, value, verdict, changed }: CoachRequestDto['figures'][number], isAnswered: boolean): string {
  const figure = `${label} ${value}`;
  if (changed) return `${figure}: you changed it since, so this no longer counts`;
  if (verdict === 'confirmed') return `${figure}: right`;
  if (verdict === 'not_right') return `${figure}: not right`;
  return isAnswered ? `${figure}: no answer` : figure;
}

function Asked({ request }: { request: CoachRequestDto }) {
  const { coachName, coachSchool, figures, answeredAt } = request;
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {coachName}, {coachSchool}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {stateWords(request)}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        {figures.map((figure) => (
          <li key={figure.figure}>{figureWords(figure, answeredAt !== null)}</li>
        ))}
      </Box>
    </Box>
  );
}

function useTakeBack(id: string) {
  const toast = useToast();
  const [revoke, { isLoading }] = useRevokeCoachWordMutation();
  async function takeBack(): Promise<void> {
    const { error } = await revoke(id);
    if (error === undefined) toast({ title: 'Taken back', description: 'The link no longer works, and what it confirmed is hidden.' });
    else toast({ title: 'Nothing was changed', description: errorText(error, 'Please try again.'), variant: 'destructive' });
  }
  return { takeBack, isLoading };
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  py: 1.5,
  listStyle: 'none',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** One coach who was asked, the answer, and a button to take the request back. */
export function CoachRequestRow({ request }: { request: CoachRequestDto }) {
  const [isAsked, setIsAsked] = useState(false);
  const { takeBack, isLoading } = useTakeBack(request.id);
  const what = `Take back what you asked ${request.coachName}`;
  return (
    <Box component="li" sx={row}>
      <Asked request={request} />
      <Button
        color="inherit"
        variant="outlined"
        aria-label={what}
        onClick={() => setIsAsked(true)}
        sx={{ alignSelf: 'flex-start', minHeight: 44 }}
      >
        Take back
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`${what}?`}
        confirmLabel="Take back"
        pendingLabel="Taking back..."
        pending={isLoading}
        destructive
        onConfirm={() => void takeBack().then(() => setIsAsked(false))}
        onClose={() => setIsAsked(false)}
      >
        {request.answeredAt === null
          ? 'The link no longer works.'
          : 'What this coach confirmed is no longer shown, here or on your shared profile.'}
      </ConfirmDialog>
    </Box>
  );
}
