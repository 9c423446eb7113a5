// Breaks: profile/photo comes before profile/film.
export { profileFilm } from '../../film/index.js';
