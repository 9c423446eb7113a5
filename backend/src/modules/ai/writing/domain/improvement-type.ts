/** What may be made better about an email. */
export const IMPROVEMENT_TYPES = ['grammar', 'tone', 'length', 'persuasive'] as const;

export type ImprovementType = (typeof IMPROVEMENT_TYPES)[number];
