export const schoolsStaffPages = 'schools/staff-pages';
