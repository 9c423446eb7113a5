import { positionName } from '../../../facts/domain/position-name.js';

/** "QB" → "quarterbacks", "OL" → "offensive linemen", "S" → "safeties" */
export function playersAt(position: string): string {
  const name = positionName(position);
  if (name.endsWith('y')) return name.replace(/y$/, 'ies');
  return name.endsWith('man') ? name.replace(/man$/, 'men') : `${name}s`;
}
