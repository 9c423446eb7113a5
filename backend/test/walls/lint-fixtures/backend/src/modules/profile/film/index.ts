export const profileFilm = 'profile/film';
