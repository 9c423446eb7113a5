export const admin = 'admin';
