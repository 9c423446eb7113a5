export const aiGrammar = 'ai/grammar';
