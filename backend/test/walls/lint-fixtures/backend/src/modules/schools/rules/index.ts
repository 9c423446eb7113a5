export const schoolsRules = 'schools/rules';
