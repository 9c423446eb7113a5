import Box from '@mui/material/Box';
import { type Campaign, campaignProgress } from '@/entities/campaign';
import { inOrder } from '@/shared/ui/in-order';
import type { PageAddress } from '../../model/page-address';
import { HandDialog } from '../by-hand/hand-dialog';
import { KeptNotice } from '../kept/kept-notice';
import { FlowStepper } from '../flow/flow-stepper';
import { CheckForReplies } from '../replies/check-for-replies';
import { NewRepliesNotice } from '../replies/new-replies-notice';
import { PausedNotice } from '../replies/paused-notice';
import type { NewReplies } from '../replies/use-new-replies';
import type { GoTo } from '../use-page-address';
import { ScheduleNotice } from '../schedule/schedule-notice';
import { Attached } from '../attachments/attached';
import { CampaignText } from './campaign-text';
import { CancelCampaign } from './cancel-campaign';
import { DailyLimitNotice } from './daily-limit-notice';
import { DeleteCampaign } from './delete-campaign';
import { MailList } from './mail-list';
import { SendProgress } from './send-progress';
import { TakeBackBanner } from './take-back-banner';
import { UndecidedNote } from './undecided-note';

interface SentDetailsProps {
  campaign: Campaign;
  address: PageAddress;
  goTo: GoTo;
  replies: NewReplies;
}

const cancellable: readonly Campaign['status'][] = ['scheduled', 'active', 'paused'];

/** Cancel while emails wait, and Delete where the campaign is not sending. */
function Endings({ campaign, onDeleted }: { campaign: Campaign; onDeleted: () => void }) {
  const { status } = campaign;
  const canCancel = status === 'paused' || (cancellable.includes(status) && campaign.queuedCount > 0);
  const canDelete = status === 'paused' || status === 'cancelled' || status === 'kept';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {canCancel && <CancelCampaign campaign={campaign} />}
      {canDelete && <DeleteCampaign campaign={campaign} onDeleted={onDeleted} />}
    </Box>
  );
}

/** The emails that were not delivered, and sending them by hand. */
function KeptPart({ campaign, address, goTo }: Pick<SentDetailsProps, 'campaign' | 'address' | 'goTo'>) {
  return (
    <>
      {campaign.keptCount > 0 && !campaign.isKeeping && <KeptNotice campaign={campaign} onByHand={() => goTo({ byHand: '1' }, 'push')} />}
      {address.byHand !== null && (
        <HandDialog
          campaign={campaign}
          startId={address.byHand}
          channel={address.channel}
          onClose={() => goTo({ byHand: null, channel: null })}
        />
      )}
    </>
  );
}

/** While emails of the campaign wait or are sent: when they are, taking them back, and the progress. */
function UnderWay({ campaign }: { campaign: Campaign }) {
  if (campaign.status === 'scheduled') return <ScheduleNotice campaign={campaign} />;
  if (campaign.status !== 'active') return null;
  return (
    <>
      <ScheduleNotice campaign={campaign} />
      {campaign.schedule === null && <TakeBackBanner campaign={campaign} />}
      <SendProgress campaign={campaign} />
      <DailyLimitNotice campaign={campaign} />
    </>
  );
}

/** A campaign after Send: take back, progress, decisions, and the state of each email. */
export function SentDetails({ campaign, address, goTo, replies }: SentDetailsProps) {
  const { undecided } = campaignProgress(campaign);
  const end = campaign.status === 'kept' || campaign.isKeeping ? 'kept' : 'sent';
  function showReplies(): void {
    replies.markSeen(campaign);
    goTo({ mailStatus: 'replied', mailSearch: '' });
  }

  return (
    <Box className={inOrder} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FlowStepper current={end} last={end} noneSent={end === 'sent' && campaign.sentCount === 0} />
      <KeptPart campaign={campaign} address={address} goTo={goTo} />
      <NewRepliesNotice count={replies.newOf(campaign)} onShow={showReplies} />
      {campaign.status === 'paused' && <PausedNotice campaign={campaign} />}
      <UnderWay campaign={campaign} />
      <UndecidedNote count={undecided} />
      <CheckForReplies campaign={campaign} />
      <MailList campaign={campaign} address={address} goTo={goTo} />
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 0.5, mb: 1 }}>
          The email as you wrote it
        </Box>
        <CampaignText campaign={campaign} />
        <Attached campaignId={campaign.id} />
      </details>
      <Endings campaign={campaign} onDeleted={() => goTo({ campaignId: null })} />
    </Box>
  );
}
