import { useState } from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Campaign, Confirmation, MailProblem } from '@/entities/campaign';
import { StandingNote } from '@/entities/school';
import { heldBack } from '../../../model/flow/held-back';
import type { ReviewCoach } from '../../../model/flow/review-coach';
import { reviewStates } from '../../../model/flow/review-states';
import { MailPreviewCard } from './mail-preview-card';
import { ProblemNote } from './problem-note';
import { ReviewList } from './review-list';

interface ReviewStepProps {
  campaign: Campaign;
  chosen: readonly ReviewCoach[];
  problems: ReadonlyMap<number, MailProblem[]>;
  confirmed: readonly Confirmation[];
  /** Coaches whose email was on the screen. */
  read: ReadonlySet<number>;
  onRead: (coachId: number) => void;
  onConfirm: (code: string, coachIds: number[]) => void;
  /** Left out when the text can no longer be changed. */
  onFix?: () => void;
}

/** Each email exactly as its coach gets it; on a phone the list and the mail take turns. */
export function ReviewStep(props: ReviewStepProps) {
  const { campaign, chosen, problems, confirmed, read, onRead, onConfirm, onFix } = props;
  const phone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [shownId, setShownId] = useState<number | null>(null);
  const current = chosen.find(({ coachId }) => coachId === shownId) ?? (phone ? undefined : chosen[0]);

  const list = (
    <ReviewList
      chosen={chosen}
      states={reviewStates(problems, confirmed, read)}
      read={read}
      currentId={current?.coachId ?? -1}
      onShow={setShownId}
    />
  );
  if (current === undefined) return list;
  const next = chosen[chosen.indexOf(current) + 1];
  const open = heldBack.grouped(heldBack.open(problems.get(current.coachId) ?? [], confirmed));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' } }}>
      {phone ? (
        <Button color="inherit" startIcon={<ArrowBack />} sx={{ justifySelf: 'start' }} onClick={() => setShownId(null)}>
          All picked coaches
        </Button>
      ) : (
        list
      )}
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {open.map((problem) => (
          <ProblemNote
            key={problem.key}
            problem={problem}
            {...(onFix && { onFix })}
            onConfirm={() => onConfirm(problem.code, problem.coachIds)}
          />
        ))}
        <Freshness coach={current} />
        <MailPreviewCard campaignId={campaign.id} coachId={current.coachId} onShown={onRead} />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          {onFix && (
            <Button color="inherit" variant="outlined" onClick={onFix}>
              Edit text
            </Button>
          )}
          {next && (
            <Button color="inherit" variant="outlined" onClick={() => setShownId(next.coachId)}>
              Next: {next.coachName}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function Freshness({ coach: { standing } }: { coach: ReviewCoach }) {
  return standing === undefined ? null : <StandingNote standing={standing} />;
}
