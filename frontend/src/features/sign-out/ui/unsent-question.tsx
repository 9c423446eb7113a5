import { laterPart } from '@/shared/lib/later-part';
import type { UnsentDialogProps } from './unsent-dialog';

interface UnsentQuestionProps extends Omit<UnsentDialogProps, 'unsent'> {
  /** How many changes are waiting; null when there is no question. */
  unsent: number | null;
}

/** Rarely needed, so the dialog is loaded only when it is shown. */
const UnsentDialog = laterPart(async () => (await import('./unsent-dialog')).UnsentDialog);

/** Asked before a sign-out that would lose what was not sent yet. */
export function UnsentQuestion({ unsent, ...answers }: UnsentQuestionProps) {
  // Removed without an animation: a press while it fades out would sign out.
  return unsent === null ? null : <UnsentDialog unsent={unsent} {...answers} />;
}
