export const schoolsTables = 'schools/tables';
