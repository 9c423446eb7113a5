export const account = 'account';
