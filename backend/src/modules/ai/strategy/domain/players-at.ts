import { positionName } from '../../writing/domain/position-name.js';

/** "QB" → "quarterbacks", "OL" → "offensive linemen" */
export function playersAt(position: string): string {
  const name = positionName(position);
  return name.endsWith('man') ? name.replace(/man$/, 'men') : `${name}s`;
}
