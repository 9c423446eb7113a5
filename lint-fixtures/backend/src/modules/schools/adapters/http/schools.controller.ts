export const controller = 'http';
