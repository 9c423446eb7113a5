export const aiStrategy = 'ai/strategy';
