import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Campaign } from '@/entities/campaign';
import type { FollowUpRequest } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { Pending } from '@/shared/ui/in-order';
import { StepFields } from './step-fields';
import { StopCampaign } from './stop-campaign';
import { useFollowUps } from './use-follow-ups';
import { useKeptFocus } from './use-kept-focus';
import { WaitingFollowUps } from './waiting-follow-ups';
import { WriteAgain } from './write-again';
import type { GoTo } from '../use-page-address';

const rules =
  'Sent in the same thread, on weekdays from 8 AM to 6 PM in the coach’s time zone. A coach gets none after a reply, a bounce or an ' +
  'unsubscribe, or if you sent the first email by hand.';
const most = 3;
const empty: FollowUpRequest = { waitDays: 7, reason: '', ownReason: '', template: '' };

/** What follows the first email while a coach does not answer. */
export function FollowUpsSection({ campaign, goTo }: { campaign: Campaign; goTo: GoTo }) {
  const { data, error, refetch, steps, isChanged, isSaving, change, store, discard } = useFollowUps(campaign.id);
  const { section, heading } = useKeptFocus({ steps: steps.length, isChanged });
  if (data === undefined) {
    if (error === undefined) return <Pending />;
    return <ErrorState title="Follow-ups could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  const isSent = campaign.status !== 'draft';
  return (
    <Box
      ref={section}
      component="section"
      aria-label="Follow-ups"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Typography ref={heading} component="h3" tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
        Follow-ups
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {data.isStopped ? 'This campaign is stopped. No more follow-ups are sent.' : rules}
      </Typography>
      <WaitingFollowUps campaignId={campaign.id} followUps={data} />
      {steps.map((step, at) => (
        <StepFields
          key={at}
          number={at + 1}
          step={step}
          stored={isChanged ? undefined : data.steps[at]}
          onChange={(next) => change(steps.map((one, place) => (place === at ? next : one)))}
          onRemove={() => change(steps.filter((_, place) => place !== at))}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {steps.length < most && !data.isStopped && (
          <Button startIcon={<Add />} onClick={() => change([...steps, empty])}>
            Add follow-up
          </Button>
        )}
        {isChanged && (
          <>
            <Button variant="contained" disabled={isSaving} onClick={() => void store()}>
              Save follow-ups
            </Button>
            <Button color="inherit" onClick={discard}>
              Discard changes
            </Button>
          </>
        )}
        {isSent && <WriteAgain campaignId={campaign.id} count={data.unansweredCount} goTo={goTo} />}
        {isSent && !data.isStopped && <StopCampaign campaign={campaign} steps={data.steps.filter(({ isStarted }) => !isStarted).length} />}
      </Box>
    </Box>
  );
}
