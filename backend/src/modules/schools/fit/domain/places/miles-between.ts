const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;

/** Degrees, north and east positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Great-circle distance (haversine), on a sphere. */
export function milesBetween(from: Place, to: Place): number {
  const up = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const across = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const chord = up * up + Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * across * across;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
