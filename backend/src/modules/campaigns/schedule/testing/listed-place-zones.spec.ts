import { ListedPlaceZones } from './listed-place-zones.js';
import { placeZonesContract } from './place-zones.contract.js';

describe('ListedPlaceZones', () => {
  placeZonesContract(new ListedPlaceZones());
});
