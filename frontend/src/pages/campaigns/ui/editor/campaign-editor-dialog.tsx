import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Campaign, EmailTemplate } from '@/entities/campaign';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { VersionChoice } from '@/shared/ui/text-conflict';
import { DeliveryLine } from '../delivery/delivery-line';
import { CampaignFields } from './campaign-fields';
import { TemplatePicker } from './template-picker';
import { useCampaignEditor } from './use-campaign-editor';

interface CampaignEditorDialogProps {
  /** The draft to change; null to write a new one. */
  campaign: Campaign | null;
  onClose: () => void;
  onSaved: (campaign: Campaign) => void;
}

/** Write or change a campaign. Nothing typed is lost without a question. */
export function CampaignEditorDialog({ campaign, onClose, onSaved }: CampaignEditorDialogProps) {
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const [replacement, setReplacement] = useState<EmailTemplate | null>(null);
  const { form, versions, forget, submit } = useCampaignEditor(campaign, onSaved);
  const { control, setFocus, setValue, getValues, formState } = form;
  const { isDirty, isSubmitting } = formState;

  function discard(): void {
    forget();
    onClose();
  }

  function fill({ name, template }: EmailTemplate): void {
    setReplacement(null);
    setValue('template', template, { shouldDirty: true, shouldValidate: true });
    if (getValues('name') === '') setValue('name', name, { shouldDirty: true, shouldValidate: true });
    // What is left to write comes next, without another press.
    if (getValues('subject') === '') setFocus('subject');
  }

  function use(template: EmailTemplate): void {
    const written = getValues('template').trim();
    if (written === '' || written === template.template.trim()) fill(template);
    else setReplacement(template);
  }

  const close = () => (isDirty ? setLeaving(true) : discard());
  const words = campaign === null ? ['Create Campaign', 'Creating...'] : ['Save Changes', 'Saving...'];
  return (
    <ResponsiveDialog
      open
      maxWidth="lg"
      title={campaign === null ? 'Create Email Campaign' : 'Edit Campaign'}
      onClose={close}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={isSubmitting}>
            {isSubmitting ? words[1] : words[0]}
          </Button>
        </>
      }
    >
      <DeliveryLine />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' } }}>
        <TemplatePicker onUse={use} />
        <Box
          component="form"
          id={id}
          noValidate
          sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
          onSubmit={(event) => void submit()(event)}
        >
          <VersionChoice versions={versions} onSave={(revision) => void submit(revision)()} />
          <CampaignFields control={control} getValues={getValues} setValue={setValue} />
        </Box>
      </Box>
      <ConfirmDialog
        open={leaving}
        title="Discard your text?"
        confirmLabel="Discard"
        destructive
        onConfirm={discard}
        onClose={() => setLeaving(false)}
      >
        Changes since your last save will be lost.
      </ConfirmDialog>
      <ConfirmDialog
        open={replacement !== null}
        title="Replace your text?"
        confirmLabel="Replace text"
        onConfirm={() => replacement && fill(replacement)}
        onClose={() => setReplacement(null)}
      >
        The template replaces the email you wrote.
      </ConfirmDialog>
    </ResponsiveDialog>
  );
}
