export const schoolsFit = 'schools/fit';
