export const athlete = 'athlete';
