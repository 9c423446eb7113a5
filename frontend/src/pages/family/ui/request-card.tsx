import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDecideRequestMutation } from '@/entities/family';
import { errorText, type GuardianRequestDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { SectionCard } from '@/shared/ui/section-card';
import { useToast } from '@/shared/ui/toast';
import { requestTitle, waitWords } from '../model/approval-words';

function useAnswer({ id, athleteId }: GuardianRequestDto) {
  const toast = useToast();
  const [decide, { isLoading }] = useDecideRequestMutation();

  async function answer(decision: 'approved' | 'declined'): Promise<void> {
    const { error } = await decide({ athleteId, requestId: id, decideRequestRequest: { decision } });
    if (error === undefined) toast({ title: decision === 'approved' ? 'Approved' : 'Not approved' });
    else toast({ title: 'Nothing was decided', description: errorText(error, 'Please try again.'), variant: 'destructive' });
  }

  return { answer, isLoading };
}

/** A request of an athlete other than emails. */
export function RequestCard({ request }: { request: GuardianRequestDto }) {
  const { answer, isLoading } = useAnswer(request);
  const { kind, fields, days } = request;
  return (
    <SectionCard title={requestTitle(request)}>
      {kind === 'sharing' && (
        <Typography>
          Anyone with the link would see {countOf(fields.length, 'part')} of the profile
          {days === null ? ', until it is turned off.' : `, for ${countOf(days, 'day')}.`}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {waitWords(request)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isLoading} onClick={() => void answer('approved')}>
          Approve
        </Button>
        <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void answer('declined')}>
          Don’t approve
        </Button>
      </Box>
    </SectionCard>
  );
}
