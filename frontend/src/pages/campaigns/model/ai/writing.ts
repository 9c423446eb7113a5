import type { GeneratedEmail, TextFlag } from '@/shared/api';

export type Flag = TextFlag;

/** A text that somebody wrote for the athlete, with everything to know before it is used. */
export interface Writing extends Omit<GeneratedEmail, 'emailContent'> {
  text: string;
}
