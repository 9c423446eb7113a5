export const school = 'school';
