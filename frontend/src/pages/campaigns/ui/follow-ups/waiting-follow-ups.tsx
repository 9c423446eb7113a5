import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useChooseCampusZonesMutation, useDecideLateFollowUpsMutation, useSkipFollowUpMutation } from '@/entities/campaign';
import { errorText, type FollowUpsDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { zoneLabel } from '../../model/schedule/zone-label';
import { useToast } from '@/shared/ui/toast';

/** Runs a request and shows a message if it fails. */
type Run = (work: Promise<unknown>) => void;

function useRun(): Run {
  const toast = useToast();
  return (work) =>
    void work.catch((error: unknown) =>
      toast({ variant: 'destructive', title: 'Not saved', description: errorText(error, 'Please try again in a moment.') }),
    );
}

function Late({ campaignId: id, count, run }: { campaignId: string; count: number; run: Run }) {
  const [decide] = useDecideLateFollowUpsMutation();
  const answer = (decision: 'send' | 'skip') => run(decide({ id, decideLateRequest: { decision } }).unwrap());
  return (
    <Alert severity="warning">
      {countOf(count, 'follow-up')} should have been sent more than a day ago. Send now?
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" onClick={() => answer('send')}>
          Send in the coach’s hours
        </Button>
        <Button size="small" color="inherit" onClick={() => answer('skip')}>
          Skip
        </Button>
      </Box>
    </Alert>
  );
}

function ZoneQuestions({ questions, run }: { questions: FollowUpsDto['zoneQuestions']; run: Run }) {
  const [choose] = useChooseCampusZonesMutation();
  return questions.map(({ schoolId, schoolName, choices }) => (
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
  ));
}

function NotReady({ steps }: Pick<FollowUpsDto, 'steps'>) {
  return steps
    .filter(({ textCount }) => textCount > 0)
    .map(({ step, textCount, problems }) => (
      <Alert key={step} severity="warning">
        Follow-up {step} waits for {countOf(textCount, 'coach', 'coaches')}. {problems.map(({ fix }) => fix).join(' ')}
      </Alert>
    ));
}

function Skippable({ campaignId: id, steps, run }: Pick<FollowUpsDto, 'steps'> & { campaignId: string; run: Run }) {
  const [skip] = useSkipFollowUpMutation();
  return steps
    .filter(({ queuedCount, isSkipped }) => queuedCount > 0 && !isSkipped)
    .map(({ step, queuedCount }) => (
      <Box key={step}>
        <Button size="small" color="inherit" onClick={() => run(skip({ id, step, skipFollowUpRequest: {} }).unwrap())}>
          Skip follow-up {step} for {countOf(queuedCount, 'coach', 'coaches')}
        </Button>
      </Box>
    ));
}

/** Follow-ups that wait for an answer of the athlete, and those that can still be skipped. */
export function WaitingFollowUps({ campaignId, followUps: { steps, zoneQuestions } }: { campaignId: string; followUps: FollowUpsDto }) {
  const run = useRun();
  const late = steps.reduce((sum, { lateCount }) => sum + lateCount, 0);
  return (
    <>
      {late > 0 && <Late campaignId={campaignId} count={late} run={run} />}
      <ZoneQuestions questions={zoneQuestions} run={run} />
      <NotReady steps={steps} />
      <Skippable campaignId={campaignId} steps={steps} run={run} />
    </>
  );
}
