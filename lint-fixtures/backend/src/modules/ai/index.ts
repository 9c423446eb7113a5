export const ai = 'ai';
