export { KeepFilm } from './application/keep-film.use-case.js';
export { MAX_CLIPS } from './application/ports/film-clip-repository.js';
export { FilmModule } from './film.module.js';
