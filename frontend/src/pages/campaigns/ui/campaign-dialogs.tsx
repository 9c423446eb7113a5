import type { Campaign } from '@/entities/campaign';
import { connection } from '@/shared/lib/connection';
import { askedCoaches } from '../model/flow/asked-coaches';
import type { PageAddress } from '../model/page-address';
import { WriteToCoachDialog } from './by-hand/write-to-coach-dialog';
import { CampaignEditorDialog } from './editor/campaign-editor-dialog';
import { SendFlowDialog } from './flow/send-flow-dialog';
import type { GoTo } from './use-page-address';

export type Editor = 'closed' | 'new' | 'edit';

interface CampaignDialogsProps {
  campaign: Campaign | null;
  editor: Editor;
  address: PageAddress;
  goTo: GoTo;
  onCloseEditor: () => void;
  onSavedEditor: () => void;
}

/** What opens over the page: writing, and the way from a draft to Send. */
export function CampaignDialogs({ campaign, editor, address, goTo, onCloseEditor, onSavedEditor }: CampaignDialogsProps) {
  function onSaved(saved: Campaign): void {
    onSavedEditor();
    // A new campaign continues with picking coaches; offline, the draft waits for a connection and coaches cannot be picked.
    const step = connection.isOffline() ? null : 'pick';
    if (editor === 'new') goTo({ campaignId: saved.id, step, isNew: null, search: '', filter: 'all' }, 'push');
  }

  if (editor !== 'closed') {
    const written = editor === 'edit' ? campaign : null;
    return <CampaignEditorDialog campaign={written} onClose={onCloseEditor} onSaved={onSaved} />;
  }
  const [coachId] = askedCoaches(address.writeTo);
  if (coachId !== undefined && address.channel !== null) {
    return <WriteToCoachDialog coachId={coachId} channel={address.channel} goTo={goTo} />;
  }
  if (campaign?.status !== 'draft' || address.step === null) return null;
  return (
    <SendFlowDialog
      key={campaign.id}
      campaign={campaign}
      step={address.step}
      asked={askedCoaches(address.coaches)}
      onStep={(step) => goTo({ campaignId: campaign.id, step }, 'push')}
      onClose={(byHand = false) => goTo({ campaignId: campaign.id, step: null, coaches: '', byHand: byHand ? '1' : null })}
    />
  );
}
