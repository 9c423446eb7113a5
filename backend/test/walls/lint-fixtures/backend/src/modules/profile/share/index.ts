export const profileShare = 'profile/share';
