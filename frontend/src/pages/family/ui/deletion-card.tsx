import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useStartAthleteDeletionMutation, useStopAthleteDeletionMutation } from '@/entities/family';
import { errorText, type FamilyControlsDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { SectionCard } from '@/shared/ui/section-card';
import { useToast } from '@/shared/ui/toast';

function useDeletion(athleteId: string) {
  const toast = useToast();
  const [start, starting] = useStartAthleteDeletionMutation();
  const [stop, stopping] = useStopAthleteDeletionMutation();

  async function run(call: typeof start, done: string): Promise<void> {
    const { error } = await call(athleteId);
    if (error === undefined) toast({ title: done });
    else toast({ title: 'Nothing was changed', description: errorText(error, 'Please try again.'), variant: 'destructive' });
  }

  return {
    start: () => run(start, 'The account will be deleted in 7 days'),
    stop: () => run(stop, 'The deletion was stopped'),
    pending: starting.isLoading || stopping.isLoading,
  };
}

type Deletion = ReturnType<typeof useDeletion>;

function Running({ athleteName, deletedAt, deletion }: { athleteName: string; deletedAt: string; deletion: Deletion }) {
  const stop = (
    <Button color="inherit" disabled={deletion.pending} onClick={() => void deletion.stop()}>
      Stop the deletion
    </Button>
  );
  const sx = { flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 220px' } } as const;
  return (
    <Alert severity="error" variant="outlined" action={stop} sx={sx}>
      {athleteName}’s account will be deleted for good on {dayWords(deletedAt)}.
    </Alert>
  );
}

function ToStart({ athleteName, pending, onAsk }: { athleteName: string; pending: boolean; onAsk: () => void }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {athleteName}’s account is deleted for good 7 days after you confirm. We tell {athleteName} and every guardian now. Each guardian
        can stop it until then.
      </Typography>
      <Button variant="outlined" color="error" disabled={pending} onClick={onAsk}>
        Delete {athleteName}’s account
      </Button>
    </>
  );
}

/** Starts or stops the deletion of an athlete's account, which takes effect 7 days after the athlete and all guardians were told. */
export function DeletionCard({ controls: { athleteId, athleteName, deletedAt, isMinor } }: { controls: FamilyControlsDto }) {
  const [asks, setAsks] = useState(false);
  const deletion = useDeletion(athleteId);
  if (deletedAt === null && !isMinor) return null;
  const start = () => {
    setAsks(false);
    void deletion.start();
  };
  return (
    <SectionCard title="Delete the account">
      {deletedAt === null ? (
        <ToStart athleteName={athleteName} pending={deletion.pending} onAsk={() => setAsks(true)} />
      ) : (
        <Running athleteName={athleteName} deletedAt={deletedAt} deletion={deletion} />
      )}
      <ConfirmDialog
        open={asks}
        title={`Delete ${athleteName}’s account?`}
        confirmLabel="Delete in 7 days"
        destructive
        onConfirm={start}
        onClose={() => setAsks(false)}
      >
        Profile, film, schools, emails and replies are deleted after 7 days and cannot be restored. Coaches keep what they received. Until
        then {athleteName} can download a copy of the data.
      </ConfirmDialog>
    </SectionCard>
  );
}
