import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { inOrder } from '@/shared/ui/in-order';
import { chosenCampaign, showsOne } from '../model/chosen-campaign';
import type { PageAddress } from '../model/page-address';
import { CampaignDialogs, type Editor } from './campaign-dialogs';
import { CampaignStats } from './list/campaign-stats';
import { CampaignsHeader } from './campaigns-header';
import { DeliveryNotice } from './delivery/delivery-notice';
import { CampaignDetails } from './details/campaign-details';
import { CampaignList } from './list/campaign-list';
import { GoneNotice } from './list/gone-notice';
import { useNewReplies } from './replies/use-new-replies';
import { useReplyWatch } from './replies/use-reply-watch';
import { useCampaigns } from './use-campaigns';
import { usePageAddress } from './use-page-address';

/** Without a campaign the list gets more room, because it explains what to do. */
const columns = (empty: boolean) => (empty ? { md: 'minmax(0, 1fr) 320px' } : { md: '300px minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' });

/** Another page may ask for a new campaign by the address. */
const editorOf = (editor: Editor, { isNew }: PageAddress): Editor => (editor === 'closed' && isNew !== null ? 'new' : editor);

/** Email Campaigns: the list beside the chosen campaign; on a phone one after the other. */
export function CampaignsPage() {
  const phone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [address, goTo] = usePageAddress();
  const [editor, setEditor] = useState<Editor>('closed');
  const { data, error, refetch } = useCampaigns();
  const replies = useNewReplies(data);
  useReplyWatch();
  const campaign = chosenCampaign(data, address.campaignId, phone);
  const inside = phone && campaign !== null;
  const openNew = () => setEditor('new');
  function closeEditor(): void {
    setEditor('closed');
    goTo({ isNew: null, coaches: '', channel: null });
  }

  return (
    <>
      <CampaignsHeader inside={phone && showsOne(address, data, error)} canCreate={data !== undefined && data.length > 0} onNew={openNew} />
      <GoneNotice campaigns={data} campaignId={address.campaignId} />
      {!inside && <DeliveryNotice />}
      <Box
        className={inOrder}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...columns(data?.length === 0) },
        }}
      >
        {!inside && (
          <CampaignList
            campaigns={data}
            error={error}
            currentId={campaign === null ? null : campaign.id}
            address={address}
            goTo={goTo}
            onRetry={() => void refetch()}
            onNew={openNew}
            unreadOf={replies.newOf}
          />
        )}
        {(!phone || inside) && (
          <Box className={inOrder} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <CampaignDetails campaign={campaign} address={address} goTo={goTo} onEdit={() => setEditor('edit')} replies={replies} />
            <CampaignStats campaign={campaign} />
          </Box>
        )}
      </Box>
      <CampaignDialogs
        campaign={campaign}
        editor={editorOf(editor, address)}
        address={address}
        goTo={goTo}
        onCloseEditor={closeEditor}
        onSavedEditor={() => setEditor('closed')}
      />
    </>
  );
}
