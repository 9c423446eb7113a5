import { zonesOfState } from '../../../../shared-kernel/state-zones.js';

export interface CampusPlace {
  /** Postal code of the state or province. */
  state: string;
  latitude: number | null;
  longitude: number | null;
}

export interface CampusZone {
  /** Null: the location has no unique zone, so the athlete is asked. */
  zone: string | null;
  /** What the athlete can choose from; one zone when there is nothing to ask. */
  choices: readonly string[];
}

/** The time zone of a campus: by its coordinates, else the one of its state when the state has only one. */
export function campusZone(place: CampusPlace, zoneAt: (latitude: number, longitude: number) => string | null): CampusZone {
  const { state, latitude, longitude } = place;
  const found = latitude === null || longitude === null ? null : zoneAt(latitude, longitude);
  if (found) return { zone: found, choices: [found] };
  const choices = zonesOfState(state);
  const [only = null] = choices;
  return { zone: choices.length === 1 ? only : null, choices };
}
