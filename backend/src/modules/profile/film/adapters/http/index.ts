export { FilmLinkDto } from './film.dto.js';
