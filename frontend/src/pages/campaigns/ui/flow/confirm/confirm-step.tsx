import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Campaign, type MailProblem, type Recipient, useGetMailSenderQuery } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { type ConfirmFigures, confirmFigures } from '../../../model/flow/confirm-figures';
import { NothingDelivered } from '../../delivery/nothing-delivered';
import { ByHandInstead } from './by-hand-instead';
import { BySchool } from './by-school';
import { FirstEmail } from './first-email';
import { DailyLimitNote } from './daily-limit-note';
import { SenderNote } from './sender-note';
import { UnreadSection } from './unread-section';

interface ConfirmStepProps {
  campaign: Campaign;
  chosen: readonly Recipient[];
  /** The problems that still hold emails back. */
  open: readonly MailProblem[];
  /** None of the emails could be delivered. */
  undeliverable: boolean;
  isSending: boolean;
  onKeep: () => void;
  onByHand: () => void;
  /** Coaches whose email was on the screen. */
  read: ReadonlySet<number>;
  onReview: () => void;
  /** No other time was chosen. */
  atOnce: boolean;
  /** Another time than now was chosen. */
  later: boolean;
}

type SenderPartProps = Pick<ConfirmStepProps, 'undeliverable' | 'isSending' | 'onKeep' | 'onByHand'> & {
  mails: number;
  onlyExamples: boolean;
  /** Problems have to be checked first. */
  blocked: boolean;
};

function SenderPart({ undeliverable, isSending, onKeep, onByHand, mails, onlyExamples, blocked }: SenderPartProps) {
  const { data, error, refetch } = useGetMailSenderQuery(undefined, { refetchOnMountOrArgChange: true });
  const disabled = isSending || blocked;
  if (data !== undefined && undeliverable) {
    const keep = { label: isSending ? 'Keeping...' : `Keep ${countOf(mails, 'email')}`, onPress: onKeep, disabled };
    const byHand = { label: 'Send by hand', onPress: onByHand, disabled };
    return <NothingDelivered keep={keep} byHand={byHand} onlyExamples={onlyExamples && data.ready} />;
  }
  if (data !== undefined) {
    return (
      <>
        <SenderNote sender={data} />
        <ByHandInstead offered={data.ready && !onlyExamples} disabled={disabled} onByHand={onByHand} />
      </>
    );
  }
  if (error === undefined) return <SkeletonList rows={1} rowHeight={52} label="Loading how your emails are sent" />;
  return <ErrorState title="We couldn’t check how your emails are sent" error={error} onRetry={() => void refetch()} />;
}

/** Email to invented coaches is delivered within the demo, and kept everywhere else. */
function Examples({ examples }: { examples: number }) {
  const { data: sender } = useGetMailSenderQuery();
  if (examples === 0 || sender === undefined) return null;
  return (
    <Typography color="textSecondary">
      {examples} of these emails {examples === 1 ? 'goes' : 'go'} to invented example coaches
      {sender.deliversExamples ? ', within this demo only.' : ' and will be kept as “Not delivered”.'}
    </Typography>
  );
}

/** Who gets nothing although picked, and why. */
function Skipped({ skipped }: Pick<ConfirmFigures, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <section aria-label="Not sent">
      <Typography variant="h3">{countOf(skipped.length, 'coach', 'coaches')} will be skipped</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary' }}>
        {skipped.map(({ coachId, coachName, reason }) => (
          <li key={coachId}>
            {coachName}: {reason}
          </li>
        ))}
      </Box>
    </section>
  );
}

function closing(undeliverable: boolean, later: boolean): string {
  if (undeliverable) return 'Nothing has been sent. No coach has received anything.';
  return later
    ? 'Until an email is sent you can change its time, pause or cancel. No coach gets this campaign twice.'
    : 'After Send you have a moment to take everything back. No coach gets this campaign twice.';
}

/** A summary of the Send before it happens. */
export function ConfirmStep({ campaign, chosen, open, read, onReview, atOnce, later, ...sending }: ConfirmStepProps) {
  const { leaving, mails, schools, skipped, examples } = confirmFigures(chosen);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 680, mx: 'auto' }}>
      <div>
        <Typography variant="h4" component="p">
          {countOf(mails, 'email')}
        </Typography>
        <Typography color="textSecondary">
          “{campaign.name}” {sending.undeliverable ? 'is for' : 'goes to'} {countOf(mails, 'coach', 'coaches')} at{' '}
          {countOf(schools, 'school')}, one email each.
        </Typography>
      </div>
      {leaving[0] && <FirstEmail campaignId={campaign.id} coach={leaving[0]} />}
      <BySchool leaving={leaving} />
      <Skipped skipped={skipped} />
      <UnreadSection chosen={chosen} read={read} onReview={onReview} />
      {!sending.undeliverable && <Examples examples={examples} />}
      {!sending.undeliverable && <DailyLimitNote emails={mails - examples} withLast={atOnce} />}
      <SenderPart {...sending} mails={mails} onlyExamples={examples === mails} blocked={open.length > 0} />
      <Typography variant="body2" color="textSecondary">
        {closing(sending.undeliverable, later)}
      </Typography>
    </Box>
  );
}
