import { House1700000000001 } from './0001-house.js';

/** In the order in which they run; a new one goes to the end. */
export const migrations = [House1700000000001];
