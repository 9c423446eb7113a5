import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '@/entities/athlete';
import type { Campaign } from '@/entities/campaign';
import { useTwoVersions } from '@/shared/ui/text-conflict';
import type { CampaignForm } from '../../model/editor/campaign-form';
import { keptText } from '../../model/editor/kept-text';
import { useKeptText } from './use-kept-text';
import { useSaveCampaign } from './use-save-campaign';

const labels = { name: 'Campaign name', subject: 'Subject', template: 'Email' } as const;

function textOf(campaign: Campaign | null): CampaignForm {
  const { name, subject, template } = campaign ?? { name: '', subject: '', template: '' };
  return { name, subject, template };
}

/** The form of a campaign: unsaved text is kept in this tab, and a save never overwrites a text that was not seen. */
export function useCampaignEditor(campaign: Campaign | null, onSaved: (campaign: Campaign) => void) {
  const { user } = useSession();
  const key = keptText.keyOf(user?.id ?? '', campaign?.id ?? null);
  // The list is loaded again while the editor is open: what counts is the text that the editor began with, and of a
  // text that comes back after a reload the one that it was written from.
  const [base, setBase] = useState(() => keptText.get(key)?.revision ?? campaign?.revision ?? null);
  const form = useForm<CampaignForm>({ defaultValues: textOf(campaign) });
  const forget = useKeptText(key, base, form);
  const save = useSaveCampaign(campaign, form.setError);
  const versions = useTwoVersions<CampaignForm>({
    form,
    storageKey: key,
    labels,
    longText: 'template',
    onDecide: setBase,
  });
  const { isDirty } = form.formState;

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  /** Saves over the text with this revision, and over no other. */
  const submit = (revision = base) =>
    form.handleSubmit(async (text) => {
      const outcome = await save(text, revision);
      if (outcome.kind === 'conflict') versions.refuse(outcome.stored, outcome.stored.revision);
      if (outcome.kind !== 'saved') return;
      forget();
      onSaved(outcome.campaign);
    });

  return { form, versions, forget, submit };
}
