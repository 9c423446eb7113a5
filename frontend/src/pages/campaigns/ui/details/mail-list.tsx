import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Campaign, useGetCampaignEmailsQuery } from '@/entities/campaign';
import { deviceTime } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import type { PageAddress } from '../../model/page-address';
import { visibleMails } from '../../model/details/visible-mails';
import { useSchoolsMeant } from '../../model/use-schools-meant';
import { FilterChips } from '@/shared/ui/filter-chips';
import type { GoTo } from '../use-page-address';
import { useAskedPlace } from './use-asked-place';
import { MailCards } from './mail-cards';
import { MailTable } from './mail-table';

interface MailListProps {
  campaign: Campaign;
  address: PageAddress;
  goTo: GoTo;
}

const page = 50;
const few = 6;

type Found = ReturnType<typeof visibleMails>;

function Filters({ all, counts, address, goTo }: Omit<MailListProps, 'campaign'> & { all: number; counts: Found['counts'] }) {
  const choices = [
    { value: '', label: `All ${all}` },
    ...counts.map(({ key, label, count }) => ({ value: key, label: `${label} ${count}` })),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <FilterChips label="Show emails" choices={choices} value={address.mailStatus ?? ''} onChoose={(mailStatus) => goTo({ mailStatus })} />
      {all > few && (
        <OutlinedInput
          size="small"
          type="search"
          placeholder="Search coaches and schools"
          value={address.mailSearch}
          onChange={(event) => goTo({ mailSearch: event.target.value })}
          inputProps={{ 'aria-label': 'Search the emails' }}
          sx={{ flex: '1 1 200px' }}
        />
      )}
    </Box>
  );
}

/** Page by page; a table where there is room. */
function Mails({ campaign, mails, goTo }: Omit<MailListProps, 'address'> & { mails: Found['mails'] }) {
  const phone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [shown, setShown] = useState(page);
  const List = phone ? MailCards : MailTable;
  if (mails.length === 0) {
    return (
      <Typography color="textSecondary">
        No email matches.{' '}
        <Button size="small" onClick={() => goTo({ mailStatus: null, mailSearch: '' })}>
          Show all
        </Button>
      </Typography>
    );
  }
  return (
    <>
      <List campaign={campaign} mails={mails.slice(0, shown)} now={deviceTime()} />
      {mails.length > shown && (
        <Button variant="outlined" color="inherit" onClick={() => setShown(shown + page)}>
          Show {Math.min(page, mails.length - shown)} more of {countOf(mails.length, 'email')}
        </Button>
      )}
    </>
  );
}

/** What happened to each email: filtered by status, searched. It follows the counts of its campaign. */
export function MailList({ campaign, address, goTo }: MailListProps) {
  const place = useAskedPlace('#emails');
  const { data, error, refetch } = useGetCampaignEmailsQuery(campaign.id, { refetchOnMountOrArgChange: true });
  const { mailStatus, mailSearch } = address;
  const byWords = useMemo(() => visibleMails(data ?? [], mailStatus, mailSearch), [data, mailStatus, mailSearch]);
  const meant = useSchoolsMeant(mailSearch, data !== undefined && byWords.mails.length === 0);
  if (data === undefined) {
    if (error === undefined) return <SkeletonList rows={4} rowHeight={56} label="Loading the emails" />;
    return <ErrorState title="We couldn't load the emails" error={error} onRetry={() => void refetch()} />;
  }

  const { mails, counts } = meant.length === 0 ? byWords : visibleMails(data, mailStatus, mailSearch, meant);
  return (
    <Box ref={place} component="section" aria-label="Each email" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Filters all={data.length} counts={counts} address={address} goTo={goTo} />
      <Mails campaign={campaign} mails={mails} goTo={goTo} />
    </Box>
  );
}
