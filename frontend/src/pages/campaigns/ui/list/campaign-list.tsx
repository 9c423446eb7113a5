import Mail from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { type Campaign, useGetMailSenderQuery } from '@/entities/campaign';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { pageAddress, type PageAddress } from '../../model/page-address';
import { visibleCampaigns } from '../../model/list/visible-campaigns';
import type { GoTo } from '../use-page-address';
import { CampaignFilters } from './campaign-filters';
import { CampaignListItem } from './campaign-list-item';

interface CampaignListProps {
  campaigns: Campaign[] | undefined;
  error: unknown;
  currentId: string | null;
  address: PageAddress;
  goTo: GoTo;
  onRetry: () => void;
  onNew: () => void;
  unreadOf: (campaign: Campaign) => number;
}

/** A handful needs no search. */
const few = 4;

function NoCampaigns({ onNew }: Pick<CampaignListProps, 'onNew'>) {
  const { data: sender } = useGetMailSenderQuery();
  // Without a way to send, to connect a mailbox is the next step, and its button the amber one.
  const isNext = sender?.reason !== 'nothing_can_deliver';
  const create = (
    <Button variant="contained" color={isNext ? 'ball' : 'primary'} onClick={onNew}>
      Create Campaign
    </Button>
  );
  return (
    <EmptyState icon={<Mail />} title="No campaigns yet" action={create}>
      A campaign is one email, filled in for each coach you pick. Write it, pick coaches, check each email, send.
    </EmptyState>
  );
}

/** The address of each campaign's details; keeps the other parameters of the current address. */
function useAddressOf(): (campaignId: string) => string {
  const [params] = useSearchParams();
  return (campaignId) => {
    const next = pageAddress.write(params, { campaignId, step: null, mailStatus: null, mailSearch: '' });
    return `${paths.campaigns}?${next.toString()}`;
  };
}

interface FoundProps extends Omit<CampaignListProps, 'error' | 'onRetry' | 'onNew'> {
  campaigns: Campaign[];
}

function Found({ campaigns, currentId, address, goTo, unreadOf }: FoundProps) {
  const addressOf = useAddressOf();
  const visible = visibleCampaigns(campaigns, address);
  return (
    <>
      {campaigns.length > few && <CampaignFilters address={address} goTo={goTo} />}
      {visible.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          No campaign matches.{' '}
          <Button size="small" onClick={() => goTo({ search: '', filter: 'all' })}>
            Show all
          </Button>
        </Typography>
      )}
      <Box component="ul" sx={{ mx: { xs: -2, md: -2.5 }, my: 0, mb: { xs: -2, md: -2.5 }, p: 0 }}>
        {visible.map((campaign) => (
          <CampaignListItem
            key={campaign.id}
            campaign={campaign}
            to={addressOf(campaign.id)}
            current={campaign.id === currentId}
            unread={unreadOf(campaign)}
          />
        ))}
      </Box>
    </>
  );
}

/** Its four faces: loading, failed, empty, filled. */
function Body({ campaigns, error, onRetry, onNew, ...list }: CampaignListProps) {
  if (campaigns === undefined) {
    if (!error) return <SkeletonList rows={3} rowHeight={76} label="Loading your campaigns" />;
    return <ErrorState title="Your campaigns could not be loaded" error={error} onRetry={onRetry} />;
  }
  return campaigns.length === 0 ? <NoCampaigns onNew={onNew} /> : <Found campaigns={campaigns} {...list} />;
}

/** The list of campaigns, and how many there are. */
export function CampaignList(props: CampaignListProps) {
  const { campaigns } = props;
  const count = campaigns && campaigns.length > 0 ? String(campaigns.length) : undefined;
  return (
    <SectionCard title="Your Campaigns" aside={count && <Typography color="textSecondary">{count}</Typography>}>
      <Body {...props} />
    </SectionCard>
  );
}
