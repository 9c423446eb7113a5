import { campusZone } from './campus-zone.js';
import { zonesOfState } from '../../../../shared-kernel/state-zones.js';

const nowhere = () => null;
const without = (state: string) => campusZone({ state, latitude: null, longitude: null }, nowhere);

describe('campusZone', () => {
  it('C-20 takes the zone at the coordinates before the one of the state', () => {
    const place = { state: 'TX', latitude: 31.77, longitude: -106.5 };
    expect(campusZone(place, () => 'America/Denver')).toEqual({ zone: 'America/Denver', choices: ['America/Denver'] });
  });

  it.each([
    ['OH', 'America/New_York'],
    ['AZ', 'America/Phoenix'],
    ['HI', 'Pacific/Honolulu'],
    ['PR', 'America/Puerto_Rico'],
    ['AB', 'America/Edmonton'],
    ['ns', 'America/Halifax'],
  ])('C-20 takes the one zone of the state without coordinates: %s', (state, zone) => {
    expect(without(state).zone).toBe(zone);
  });

  it.each(['IN', 'KY', 'TX', 'TN', 'FL', 'ON', 'BC'])('C-20 asks where a state has two zones and there are no coordinates: %s', (state) => {
    const { zone, choices } = without(state);
    expect(zone).toBeNull();
    expect(choices).toHaveLength(2);
  });

  it('C-20 asks when one coordinate is missing or they are no place', () => {
    expect(campusZone({ state: 'TX', latitude: 31.77, longitude: null }, () => 'America/Denver').zone).toBeNull();
    expect(campusZone({ state: 'TX', latitude: 999, longitude: 0 }, nowhere).zone).toBeNull();
  });

  it('C-20 offers every zone when the state is not known', () => {
    const { zone, choices } = without('');
    expect(zone).toBeNull();
    expect(choices).toContain('America/New_York');
    expect(new Set(choices).size).toBe(choices.length);
  });

  it('C-20 knows all states, territories and provinces, and names only zones that exist', () => {
    const codes =
      `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC
      SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AB BC MB NB NL NS NT NU ON PE QC SK YT`.split(/\s+/);
    expect(codes.filter((code) => zonesOfState(code).length > 3)).toEqual([]);
    for (const zone of zonesOfState('')) expect(new Date(0).toLocaleString('en-US', { timeZone: zone })).not.toBe('');
  });
});
