import { useChangeEmailSettingsMutation } from '@/entities/campaign';
import { errorText, textChanged, type ChangeEmailSettingsRequest } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

export type SaveOutcome =
  | { kind: 'saved' }
  /** Nothing was stored: another signature is there than the one that was changed. */
  | { kind: 'conflict'; present: Record<string, unknown> }
  | { kind: 'failed'; message: string };

/** Saves one part of the settings and reports the result. */
export function useSaveSettings(part: string) {
  const toast = useToast();
  const [change, { isLoading }] = useChangeEmailSettingsMutation();

  async function save(request: ChangeEmailSettingsRequest): Promise<SaveOutcome> {
    try {
      await change(request).unwrap();
      toast({ title: `${part} saved` });
      return { kind: 'saved' };
    } catch (error) {
      const present = textChanged(error);
      if (present !== null) return { kind: 'conflict', present };
      return { kind: 'failed', message: errorText(error, 'Please try again in a moment.') };
    }
  }

  return { save, pending: isLoading };
}
