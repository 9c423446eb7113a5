import type { GameFigureDto } from '../../api/games.gen';

/** A part of the game that figures belong to. */
export type StatGroup = GameFigureDto['group'];
