import type { GeneratedEmail, TextFlag } from '@/shared/api';

export type Flag = TextFlag;

/** A text written for the athlete, with everything to check before it is used. */
export interface Writing extends Omit<GeneratedEmail, 'emailContent'> {
  text: string;
}
