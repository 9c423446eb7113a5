import type { StrategyMaterial } from './strategy-material.js';

/** Inches and pounds that the fit compares; what lies outside is asked about there, too. */
const HEIGHT = [60, 84] as const;
const WEIGHT = [120, 420] as const;

/** A size that hardly any player has is asked about before it is sent to a coach. */
export function oddSizes(facts: StrategyMaterial['facts']): string[] {
  const of = (key: string) => facts.find((fact) => fact.key === key)?.value ?? '';
  const [, feet = '', inches = ''] = /^(\d)'(\d{1,2})/.exec(of('height')) ?? [];
  const odd = [
    ...(feet !== '' && isOutside(Number(feet) * 12 + Number(inches), HEIGHT) ? [`height of ${of('height')}`] : []),
    ...(of('weight') !== '' && isOutside(Number.parseFloat(of('weight')), WEIGHT) ? [`weight of ${of('weight')}`] : []),
  ];
  return odd.map((what) => `Look at your profile again: is your ${what} right? It is not compared, and an email would name it.`);
}

function isOutside(value: number, [least, most]: readonly [number, number]): boolean {
  return value < least || value > most;
}
