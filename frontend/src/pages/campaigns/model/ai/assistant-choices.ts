import type { GenerateEmailRequest, ImproveEmailRequest } from '@/shared/api';

export type Tone = NonNullable<GenerateEmailRequest['tone']>;
export type ImprovementType = ImproveEmailRequest['improvementType'];

export const tones: readonly { value: Tone; label: string }[] = [
  { value: 'professional', label: 'Professional' },
  { value: 'enthusiastic', label: 'Enthusiastic' },
  { value: 'casual', label: 'Casual' },
  { value: 'formal', label: 'Formal' },
];

export const improvements: readonly { value: ImprovementType; label: string; hint: string }[] = [
  { value: 'grammar', label: 'Grammar', hint: 'Corrects spelling and grammar, nothing else.' },
  { value: 'tone', label: 'Tone', hint: 'Keeps the content and changes the tone.' },
  { value: 'length', label: 'Length', hint: 'Shortens it to about 120 words.' },
  { value: 'persuasive', label: 'Persuasive', hint: 'Removes weak words and adds what is missing: a stat, film, a question.' },
];
