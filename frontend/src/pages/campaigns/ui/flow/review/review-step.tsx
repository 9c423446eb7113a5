import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Campaign, Confirmation, MailPreview } from '@/entities/campaign';
import { StandingNote } from '@/entities/school';
import { heldBack } from '../../../model/flow/held-back';
import type { ReviewCoach } from '../../../model/flow/review-coach';
import { reviewStates } from '../../../model/flow/review-states';
import { Attached } from '../../attachments/attached';
import { MailPreviewCard } from './mail-preview-card';
import { ProblemNote } from './problem-note';
import { ReviewList } from './review-list';
import { useOpenEmail } from './use-open-email';
import type { ReadEmails } from './use-read-emails';

interface ReviewStepProps {
  campaign: Campaign;
  chosen: readonly ReviewCoach[];
  /** Each email as the server made it, as far as it was asked. */
  mails: ReadonlyMap<number, MailPreview>;
  confirmed: readonly Confirmation[];
  looked: ReadEmails;
  onConfirm: (code: string, coachIds: number[]) => void;
  /** Left out when the text can no longer be changed. */
  onFix?: () => void;
  /** The email of one coach was changed. Left out when it can no longer be. */
  onChanged?: (coachId: number, campaignRevision: number) => void;
}

/** The margin keeps what is above the review in view when it scrolls back to its top. */
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  scrollMarginTop: '200px',
} as const;

const everyEmail = 'Every coach you picked gets them with the email.';

/** Each email exactly as its coach gets it; on a phone the list and the email take turns. */
export function ReviewStep(props: ReviewStepProps) {
  const { campaign, chosen, mails, confirmed, looked, onConfirm, onFix, onChanged } = props;
  const phone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const { openId, leftId, place, open: show, back } = useOpenEmail();
  const current = chosen.find(({ coachId }) => coachId === openId) ?? (phone ? undefined : chosen[0]);

  const list = (
    <ReviewList
      chosen={chosen}
      states={reviewStates(mails, confirmed, looked)}
      read={looked.read}
      own={new Set([...mails].filter(([, { textRevision }]) => textRevision > 0).map(([coachId]) => coachId))}
      currentId={current?.coachId ?? -1}
      leftId={phone ? leftId : null}
      onShow={show}
    />
  );
  if (current === undefined) return list;
  const at = chosen.indexOf(current);
  const [previous, next] = [chosen[at - 1], chosen[at + 1]];
  const open = heldBack.grouped(heldBack.open(mails.get(current.coachId)?.problems ?? [], confirmed));
  return (
    <Box ref={place} sx={columns}>
      {phone ? (
        <Button color="inherit" startIcon={<ArrowBack />} sx={{ justifySelf: 'start', textAlign: 'left' }} onClick={back}>
          All picked coaches ({looked.read.size} of {chosen.length} looked at)
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
        <MailPreviewCard
          campaignId={campaign.id}
          coachId={current.coachId}
          before={looked.before.get(current.coachId)}
          onShown={looked.onRead}
          onChanged={onChanged}
        />
        <Attached campaignId={campaign.id} note={everyEmail} />
        <StepButtons previous={previous} next={next} onShow={show} onFix={onFix} />
      </Box>
    </Box>
  );
}

function Freshness({ coach: { standing, earlier } }: { coach: ReviewCoach }) {
  return (
    <>
      {standing !== undefined && <StandingNote standing={standing} />}
      {typeof earlier === 'string' && <Typography variant="body2">{earlier}</Typography>}
    </>
  );
}

interface StepButtonsProps {
  previous: ReviewCoach | undefined;
  next: ReviewCoach | undefined;
  onShow: (coachId: number) => void;
  onFix: (() => void) | undefined;
}

/** To the coach before and after this one, and to the text of all. */
function StepButtons({ previous, next, onShow, onFix }: StepButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {onFix && (
        <Button color="inherit" variant="outlined" onClick={onFix}>
          Edit text for all
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {previous && (
        <Button color="inherit" variant="outlined" onClick={() => onShow(previous.coachId)}>
          Previous: {previous.coachName}
        </Button>
      )}
      {next && (
        <Button color="inherit" variant="outlined" onClick={() => onShow(next.coachId)}>
          Next: {next.coachName}
        </Button>
      )}
    </Box>
  );
}
