export const campaigns = 'campaigns';
