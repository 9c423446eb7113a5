import { Injectable } from '@nestjs/common';
import lookUp from '@photostructure/tz-lookup';

import { PlaceZones } from '../../application/ports/place-zones.js';

@Injectable()
export class TzLookupZones extends PlaceZones {
  zoneAt(latitude: number, longitude: number): string | null {
    try {
      const zone = lookUp(latitude, longitude);
      // Zones of the sea follow from the longitude alone.
      return zone.startsWith('Etc/') ? null : zone;
    } catch {
      return null;
    }
  }
}
