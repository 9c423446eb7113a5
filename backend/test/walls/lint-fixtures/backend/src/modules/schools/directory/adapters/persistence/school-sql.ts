export const sql = 'select';
