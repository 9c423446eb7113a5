export const profileAthlete = 'profile/athlete';
