export const schoolsImports = 'schools/imports';
