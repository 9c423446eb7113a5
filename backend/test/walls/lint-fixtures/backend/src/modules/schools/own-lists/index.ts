export const schoolsOwnLists = 'schools/own-lists';
