export type { Film } from './model/film';
export { FilmCard } from './ui/film-card';
