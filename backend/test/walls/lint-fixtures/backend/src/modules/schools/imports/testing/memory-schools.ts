export const memorySchools = 'memory';
