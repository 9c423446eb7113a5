import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Check from '@mui/icons-material/Check';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import type { ReceiptDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countText } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetReceiptQuery } from '../api/receipt.gen';

const pollMs = 2_000;

const googleWords: Record<ReceiptDto['google'], string> = {
  none: 'No Gmail was connected',
  waiting: 'Google has not confirmed yet. We ask again until it does, for up to 30 days.',
  done: 'Google confirmed that we can no longer use your Gmail',
  given_up: 'Google did not confirm. Please remove Recruit in your Google account.',
};

function Step({ done, words }: { done: boolean; words: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', listStyle: 'none' }}>
      {done ? <Check color="primary" titleAccess="Done" /> : <CircularProgress size={20} sx={{ mx: '2px' }} aria-label="In progress" />}
      <Typography sx={{ minWidth: 0 }}>{words}</Typography>
    </Box>
  );
}

function Progress({ receipt }: { receipt: ReceiptDto }) {
  const { erasedAt, doneAt, google } = receipt;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0 }}>
      <Step done words="You are signed out everywhere" />
      <Step done={erasedAt !== null} words={erasedAt === null ? 'Deleting your data' : `Your data was deleted ${momentWords(erasedAt)}`} />
      {google !== 'none' && <Step done={google === 'done' || google === 'given_up'} words={googleWords[google]} />}
      <Step done={doneAt !== null} words={doneAt === null ? 'Deleting files and access' : 'Nothing is left to do'} />
    </Box>
  );
}

function Items({ items }: Pick<ReceiptDto, 'items'>) {
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75, m: 0 }}>
      {items.map(({ label, count }) => [
        <Typography key={label} component="dt">
          {label}
        </Typography>,
        <Typography key={`${label} count`} component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
          {countText(count)}
        </Typography>,
      ])}
    </Box>
  );
}

function LeadAway({ token }: { token: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        component="a"
        variant="contained"
        size="large"
        href={`/api/account-receipts/${token}/receipt.txt`}
        download="recruit-receipt.txt"
      >
        Download receipt
      </Button>
      <LinkButton to={paths.home} variant="outlined" color="inherit" size="large">
        Go to the start page
      </LinkButton>
    </Box>
  );
}

function Receipt({ receipt, token }: { receipt: ReceiptDto; token: string }) {
  const { items, google } = receipt;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <SectionCard title="Progress">
        <Box aria-live="polite">
          <Progress receipt={receipt} />
        </Box>
      </SectionCard>
      {google === 'given_up' && <Alert severity="warning">Open myaccount.google.com/permissions and remove Recruit there.</Alert>}
      {items.length > 0 && (
        <SectionCard title="What was deleted">
          <Items items={items} />
        </SectionCard>
      )}
      <Typography variant="body2" color="textSecondary">
        Coaches keep the emails they already have. A log of sign-ins and changes stays for 400 days, under a random number that can’t be
        traced to you. Recruit makes no backups by itself. Ask the people who run this server about theirs.
      </Typography>
      <LeadAway token={token} />
    </Box>
  );
}

/** How far the deletion of an account is, and its receipt; for 24 hours, without a session. */
export function AccountDeletedPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useGetReceiptQuery(token, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  if (data === undefined) {
    return (
      <>
        <PageHeader title="Receipt" />
        {error === undefined ? (
          <SkeletonList rows={3} rowHeight={56} label="Loading the receipt" />
        ) : (
          <ErrorState title="This receipt could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={data.erasedAt === null ? 'Your account is being deleted' : 'Your account is deleted'}
        subtitle="You can close this page. This link works for 24 hours."
      />
      <Receipt receipt={data} token={token} />
    </>
  );
}
