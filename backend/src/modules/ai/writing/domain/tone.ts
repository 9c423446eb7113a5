/** How an email may sound; the first is the usual one. */
export const TONES = ['professional', 'enthusiastic', 'casual', 'formal'] as const;

export type Tone = (typeof TONES)[number];
