export const schools = 'schools';
