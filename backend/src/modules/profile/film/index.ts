export { FILM_USER_DATA } from './adapters/persistence/user-data.js';
export { KeepFilm } from './application/keep-film.use-case.js';
export { MAX_CLIPS } from './domain/room-for-clips.js';
export { FilmModule } from './film.module.js';
