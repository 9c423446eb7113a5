export const aiMasking = 'ai/masking';
