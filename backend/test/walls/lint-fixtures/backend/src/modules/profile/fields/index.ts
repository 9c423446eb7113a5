export const profileFields = 'profile/fields';
