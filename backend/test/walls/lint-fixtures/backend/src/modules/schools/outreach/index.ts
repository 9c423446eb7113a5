export const schoolsOutreach = 'schools/outreach';
