import type { GameFigureDto } from '@/shared/api';

/** A part of the game that figures belong to. */
export type StatGroup = GameFigureDto['group'];
