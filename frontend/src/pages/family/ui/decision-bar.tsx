import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { useDecideEmailsMutation } from '@/entities/family';
import { type ApprovalPageDto, errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';

interface DecisionBarProps {
  page: ApprovalPageDto;
  /** Emails that are excluded from this decision. */
  except: readonly string[];
}

/** Yes or no to the emails that are included. What is left out waits on. */
export function DecisionBar({ page: { athleteId, athleteName, campaignId, emails, upTo }, except }: DecisionBarProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const [decide, { isLoading, error }] = useDecideEmailsMutation();
  const [asks, setAsks] = useState(false);
  const many = countOf(emails - except.length, 'email');

  async function press(decision: 'approve' | 'decline'): Promise<void> {
    setAsks(false);
    const answer = await decide({ athleteId, campaignId, decideEmailsRequest: { decision, upTo, except: [...except] } });
    if (answer.error !== undefined) return;
    const decided = countOf(answer.data.emails, 'email');
    toast({ title: decision === 'approve' ? `${decided} approved` : `${decided} not approved` });
    await navigate(paths.familyApprovals);
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {error !== undefined && (
        <Alert severity="error" variant="outlined">
          {errorText(error, 'Nothing was decided. Please try again.')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}>
        <Button variant="contained" size="large" disabled={isLoading || emails === except.length} onClick={() => void press('approve')}>
          Approve {many}
        </Button>
        <Button
          variant="outlined"
          size="large"
          color="inherit"
          disabled={isLoading || emails === except.length}
          onClick={() => setAsks(true)}
        >
          Don’t approve
        </Button>
      </Box>
      <ConfirmDialog
        open={asks}
        title={`Don’t approve ${many}?`}
        confirmLabel={`Don’t approve ${many}`}
        destructive
        onConfirm={() => void press('decline')}
        onClose={() => setAsks(false)}
      >
        They will not be sent. {athleteName} sees that you did not approve them and can write new ones.
      </ConfirmDialog>
    </Box>
  );
}
