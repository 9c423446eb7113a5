export const rows = 'rows';
