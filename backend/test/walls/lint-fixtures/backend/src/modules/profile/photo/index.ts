export const profilePhoto = 'profile/photo';
