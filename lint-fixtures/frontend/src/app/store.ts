export const store = 'store';
