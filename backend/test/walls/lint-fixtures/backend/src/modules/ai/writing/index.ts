export const aiWriting = 'ai/writing';
