// Breaks: two files do not import each other.
import { first } from './first.js';

export const second = (): number => first() - 1;
