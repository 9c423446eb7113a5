export const register = 'register';
