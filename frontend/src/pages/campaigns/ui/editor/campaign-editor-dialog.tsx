import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { Campaign, EmailTemplate } from '@/entities/campaign';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import type { CampaignForm } from '../../model/campaign-form';
import { DeliveryLine } from '../delivery/delivery-line';
import { CampaignFields } from './campaign-fields';
import { TemplatePicker } from './template-picker';
import { useKeptText } from './use-kept-text';
import { useSaveCampaign } from './use-save-campaign';

interface CampaignEditorDialogProps {
  /** The draft to change; null to write a new one. */
  campaign: Campaign | null;
  onClose: () => void;
  onSaved: (campaign: Campaign) => void;
}

function textOf(campaign: Campaign | null): CampaignForm {
  const { name, subject, template } = campaign ?? { name: '', subject: '', template: '' };
  return { name, subject, template };
}

/** Write or change a campaign. Nothing typed is lost without a question. */
export function CampaignEditorDialog({ campaign, onClose, onSaved }: CampaignEditorDialogProps) {
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const [replacement, setReplacement] = useState<EmailTemplate | null>(null);
  const form = useForm<CampaignForm>({ defaultValues: textOf(campaign) });
  const { control, handleSubmit, setError, setFocus, setValue, getValues, formState } = form;
  const forget = useKeptText(campaign?.id ?? null, form);
  const save = useSaveCampaign(campaign, setError);
  const { isDirty, isSubmitting } = formState;

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  async function submit(text: CampaignForm): Promise<void> {
    const saved = await save(text);
    if (saved === null) return;
    forget();
    onSaved(saved);
  }

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
        <Box component="form" id={id} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
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
        What you changed since the last save is lost.
      </ConfirmDialog>
      <ConfirmDialog
        open={replacement !== null}
        title="Replace your text?"
        confirmLabel="Replace text"
        onConfirm={() => replacement && fill(replacement)}
        onClose={() => setReplacement(null)}
      >
        The template takes the place of the email you have written.
      </ConfirmDialog>
    </ResponsiveDialog>
  );
}
