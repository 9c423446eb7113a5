export const profileStats = 'profile/stats';
