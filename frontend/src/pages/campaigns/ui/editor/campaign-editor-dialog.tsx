import Box from '@mui/material/Box';
import type { Campaign } from '@/entities/campaign';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { FormDialog } from '@/shared/ui/form-dialog';
import { VersionChoice } from '@/shared/ui/text-conflict';
import { DeliveryLine } from '../delivery/delivery-line';
import { CampaignFields } from './campaign-fields';
import { TemplatePicker } from './template-picker';
import { useCampaignEditor } from './use-campaign-editor';
import { useTemplate } from './use-template';

interface CampaignEditorDialogProps {
  /** The draft to change; null to write a new one. */
  campaign: Campaign | null;
  onClose: () => void;
  onSaved: (campaign: Campaign) => void;
}

const words = {
  new: { title: 'Create Email Campaign', submitLabel: 'Create Campaign', pendingLabel: 'Creating...' },
  change: { title: 'Edit Campaign', submitLabel: 'Save Changes', pendingLabel: 'Saving...' },
} as const;
const unsaved = { title: 'Discard your text?', words: 'Changes since your last save will be lost.' };

/** Write or change a campaign. Nothing typed is lost without a question. */
export function CampaignEditorDialog({ campaign, onClose, onSaved }: CampaignEditorDialogProps) {
  const { form, versions, forget, submit } = useCampaignEditor(campaign, onSaved);
  const { replacement, use, replace, keepText } = useTemplate(form);
  const { control, setValue, getValues, formState } = form;

  function discard(): void {
    forget();
    onClose();
  }

  return (
    <FormDialog
      {...words[campaign === null ? 'new' : 'change']}
      maxWidth="lg"
      pending={formState.isSubmitting}
      unsaved={formState.isDirty ? unsaved : undefined}
      onSubmit={() => void submit()()}
      onClose={discard}
    >
      <DeliveryLine />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' } }}>
        <TemplatePicker onUse={use} />
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <VersionChoice versions={versions} onSave={(revision) => void submit(revision)()} />
          <CampaignFields control={control} getValues={getValues} setValue={setValue} />
        </Box>
      </Box>
      <ConfirmDialog
        open={replacement !== null}
        title="Replace your text?"
        confirmLabel="Replace text"
        onConfirm={replace}
        onClose={keepText}
      >
        The template replaces the email you wrote.
      </ConfirmDialog>
    </FormDialog>
  );
}
