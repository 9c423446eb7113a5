export const schoolsDirectory = 'schools/directory';
