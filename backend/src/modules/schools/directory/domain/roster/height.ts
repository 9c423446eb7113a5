/** Blanks are single in what these read. */
const FEET_AND_INCHES = /^([4-7])(?: ?(?:-|'|’|ft\.?|feet) ?| )(?:(\d{1,2})(?:\.\d{1,2}| ?(?:½|¼|¾|[13]\/[24]))? ?)?(?:"|”|''|in\.?)?$/i;
const INCHES = /^(\d{2})(?:\.\d{1,2})? ?(?:"|”|in\.?|inches)?$/i;
const CENTIMETRES = /^(\d{3})(?:[.,]\d)? ?(?:cm)?$/i;
const METRES = /^([12])[.,](\d{2}) ?m$/i;
const HAS_UNIT = /cm$/i;
const CENTIMETRES_IN_AN_INCH = 2.54;
const SHORTEST = 48;
const TALLEST = 95;

/**
 * Reads 6-2, 6'2", 6 ft 2, 74, 188 cm or 1.88 m as inches; null when it is no height of a player. A part of an inch is left out.
 * `isMetric`: a number without a unit is centimetres.
 */
export function readHeightInches(text: string, isMetric = false): number | null {
  const value = text.replace(/\s+/g, ' ').trim();
  const inches = metricInches(value, isMetric) ?? imperialInches(value);
  return inches >= SHORTEST && inches <= TALLEST ? inches : null;
}

function metricInches(value: string, isMetric: boolean): number | null {
  const metres = METRES.exec(value);
  if (metres) return toInches(Number(`${metres[1]}${metres[2]}`));
  const centimetres = isMetric || HAS_UNIT.test(value) ? CENTIMETRES.exec(value) : null;
  return centimetres ? toInches(Number(centimetres[1])) : null;
}

function toInches(centimetres: number): number {
  return Math.round(centimetres / CENTIMETRES_IN_AN_INCH);
}

function imperialInches(value: string): number {
  const parts = FEET_AND_INCHES.exec(value);
  return parts ? feetAndInches(Number(parts[1]), Number(parts[2] ?? 0)) : Number(INCHES.exec(value)?.[1] ?? 0);
}

function feetAndInches(feet: number, inches: number): number {
  return inches < 12 ? feet * 12 + inches : 0;
}
