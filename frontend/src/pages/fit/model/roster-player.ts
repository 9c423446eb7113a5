import type { RosterPlayerDto } from '../api/fit.gen';

export type RosterPlayer = RosterPlayerDto;
