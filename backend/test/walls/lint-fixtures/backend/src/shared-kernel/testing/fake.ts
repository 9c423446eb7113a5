export const fake = 'fake';
