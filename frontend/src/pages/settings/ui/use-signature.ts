import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '@/entities/athlete';
import type { EmailSettings } from '@/entities/campaign';
import { useTwoVersions } from '@/shared/ui/text-conflict';
import { useSaveSettings } from './use-save-settings';

export interface SignatureForm {
  signature: string;
}

const labels = { signature: 'Signature' } as const;

/** The form of the signature; a save never overwrites a text that was not seen. */
export function useSignature({ signature, revision }: EmailSettings) {
  const { user } = useSession();
  const [base, setBase] = useState(revision);
  const form = useForm<SignatureForm>({ defaultValues: { signature } });
  const { save, pending } = useSaveSettings('Signature');
  const versions = useTwoVersions<SignatureForm>({
    form,
    storageKey: `${user?.id ?? ''} signature`,
    labels,
    longText: 'signature',
    onDecide: setBase,
  });
  const { isDirty } = form.formState;

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  /** Saves over the signature with this revision, and over no other. */
  const submit = (over = base) =>
    form.handleSubmit(async (typed) => {
      const text = typed.signature.trim();
      const outcome = await save({ signature: text, revision: over });
      if (outcome.kind === 'failed') form.setError('signature', { message: outcome.message });
      if (outcome.kind === 'conflict') {
        const { signature: theirs, revision: stored } = outcome.present;
        if (typeof theirs === 'string' && typeof stored === 'number') versions.refuse({ signature: theirs }, stored);
      }
      if (outcome.kind !== 'saved') return;
      setBase(text === signature ? over : over + 1);
      form.reset({ signature: text });
    });

  return { form, versions, pending, isDirty, submit };
}
