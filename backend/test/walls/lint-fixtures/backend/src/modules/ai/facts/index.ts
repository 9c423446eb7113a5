export const aiFacts = 'ai/facts';
