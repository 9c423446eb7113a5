import { laterPart } from '@/shared/lib/later-part';
import type { UnsentDialogProps } from './unsent-dialog';

interface UnsentQuestionProps extends Omit<UnsentDialogProps, 'unsent'> {
  /** How many changes wait; null: nothing is asked. */
  unsent: number | null;
}

/** Nearly nobody is asked: the frame of each page does without the dialog. */
const UnsentDialog = laterPart(async () => (await import('./unsent-dialog')).UnsentDialog);

/** Asked before a sign-out that would lose what was not sent yet. */
export function UnsentQuestion({ unsent, ...answers }: UnsentQuestionProps) {
  // Gone at once: a press while it fades out would sign out.
  return unsent === null ? null : <UnsentDialog unsent={unsent} {...answers} />;
}
