export type { Film } from './model/film';
export { FilmCard } from './ui/film-card';
export { FilmPlayer } from './ui/film-player';
export { LinkStage } from './ui/link-stage';
