export const findSchool = 'find';
