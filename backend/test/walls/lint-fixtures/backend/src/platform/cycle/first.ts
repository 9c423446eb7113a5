// Breaks: two files do not import each other.
import { second } from './second.js';

export const first = (): number => second() + 1;
