export const platform = 'platform';
