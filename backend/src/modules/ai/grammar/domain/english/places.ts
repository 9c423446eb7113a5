/** Places of several words; missing capitals in them are always mistakes. */
export const PLACES: readonly string[] = [
  'New York', 'New Jersey', 'New Mexico', 'New Hampshire', 'New Orleans', 'New England', 'North Carolina', 'South Carolina', 'North Dakota',
  'South Dakota', 'West Virginia', 'Rhode Island', 'Puerto Rico', 'Los Angeles', 'San Diego', 'San Antonio', 'San Francisco', 'Las Vegas',
  'Salt Lake City', 'Kansas City', 'St Louis', 'Fort Worth', 'El Paso',
]; // prettier-ignore
