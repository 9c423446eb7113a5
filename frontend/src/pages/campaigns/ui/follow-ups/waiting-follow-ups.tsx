import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useChooseCampusZonesMutation, useDecideLateFollowUpsMutation, useSkipFollowUpMutation } from '@/entities/campaign';
import { errorText, type FollowUpsDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { zoneLabel } from '../../model/schedule/zone-label';
import { useToast } from '@/shared/ui/toast';

/** Follow-ups that wait for an answer of the athlete, and those that can still be skipped. */
export function WaitingFollowUps({ campaignId: id, followUps }: { campaignId: string; followUps: FollowUpsDto }) {
  const toast = useToast();
  const [decide] = useDecideLateFollowUpsMutation();
  const [skip] = useSkipFollowUpMutation();
  const [choose] = useChooseCampusZonesMutation();
  const late = followUps.steps.reduce((sum, { lateCount }) => sum + lateCount, 0);
  function run(work: Promise<unknown>): void {
    work.catch((error: unknown) =>
      toast({ variant: 'destructive', title: 'Not saved', description: errorText(error, 'Please try again in a moment.') }),
    );
  }

  return (
    <>
      {late > 0 && (
        <Alert severity="warning">
          {countOf(late, 'follow-up')} should have left more than a day ago. Send now?
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Button size="small" variant="contained" onClick={() => run(decide({ id, decideLateRequest: { decision: 'send' } }).unwrap())}>
              Send in the coach’s hours
            </Button>
            <Button size="small" color="inherit" onClick={() => run(decide({ id, decideLateRequest: { decision: 'skip' } }).unwrap())}>
              Skip
            </Button>
          </Box>
        </Alert>
      )}
      {followUps.zoneQuestions.map(({ schoolId, schoolName, choices }) => (
        <Alert key={schoolId} severity="info">
          Which time zone is {schoolName} in?
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {choices.map((zone) => (
              <Button key={zone} size="small" variant="outlined" onClick={() => run(choose({ zones: [{ schoolId, zone }] }).unwrap())}>
                {zoneLabel(zone)}
              </Button>
            ))}
          </Box>
        </Alert>
      ))}
      {followUps.steps.flatMap(({ step, textCount, problems }) =>
        textCount === 0 ? (
          []
        ) : (
          <Alert key={step} severity="warning">
            Follow-up {step} waits for {countOf(textCount, 'coach', 'coaches')}. {problems.map(({ fix }) => fix).join(' ')}
          </Alert>
        ),
      )}
      {followUps.steps
        .filter(({ queuedCount, isSkipped }) => queuedCount > 0 && !isSkipped)
        .map(({ step, queuedCount }) => (
          <Box key={step}>
            <Button size="small" color="inherit" onClick={() => run(skip({ id, step, skipFollowUpRequest: {} }).unwrap())}>
              Skip follow-up {step} for {countOf(queuedCount, 'coach', 'coaches')}
            </Button>
          </Box>
        ))}
    </>
  );
}
