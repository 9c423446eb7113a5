/** A part of what is known about a school. */
export type SchoolSection = 'tracking' | 'coaches' | 'timeline';
