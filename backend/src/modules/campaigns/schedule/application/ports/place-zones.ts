/** Time zones of places. */
export abstract class PlaceZones {
  /** Returns the zone at these coordinates, such as America/Chicago; null when they are no place on land that has one. */
  abstract zoneAt(latitude: number, longitude: number): string | null;
}
