export const campaignsPreferences = 'campaigns/preferences';
