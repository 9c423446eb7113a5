export const division = 'D1';
