import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { PlaceZones } from '../application/ports/place-zones.js';
import { campusZone, type CampusPlace, type CampusZone } from '../domain/campus-zone.js';

/** The zone of one school's campus. */
export interface SchoolZone extends CampusZone {
  schoolId: number;
  schoolName: string;
  /** Postal code. */
  state: string;
}

const PLACES = 'select id as "schoolId", name as "schoolName", state, latitude, longitude from schools where id = any($1::int[])';

/** In which time zones schools are. */
@Injectable()
export class CampusZones {
  constructor(
    private readonly source: DataSource,
    private readonly places: PlaceZones,
  ) {}

  /** Returns the zone of each of these schools by its id; a school that does not exist is left out. */
  async of(schoolIds: readonly number[]): Promise<Map<number, SchoolZone>> {
    const rows = await this.source.query<(CampusPlace & Omit<SchoolZone, keyof CampusZone>)[]>(PLACES, [[...new Set(schoolIds)]]);
    return new Map(
      rows.map(({ schoolId, schoolName, state, latitude, longitude }) => {
        const zone = campusZone({ state, latitude, longitude }, (north, east) => this.places.zoneAt(north, east));
        return [schoolId, { schoolId, schoolName, state, ...zone }];
      }),
    );
  }
}
