export const schoolsPacks = 'schools/packs';
