import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tokens, type SchemeTokens } from './tokens';

const css = readFileSync(resolve(__dirname, '../styles/tokens.css'), 'utf8');

function inCss(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  const pairs = [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/gu)];
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name.replace(/-([a-z])/gu, (_, c: string) => c.toUpperCase()), value.toUpperCase()]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const words: [keyof SchemeTokens, keyof SchemeTokens][] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['muted', 'sunk'],
  ['turf', 'bg'],
  ['turf', 'surface'],
  ['turf', 'turfSoft'],
  ['onTurf', 'turf'],
  ['onTurf', 'turfStrong'],
  ['ball', 'ballSoft'],
  ['onBall', 'ballFill'],
  ['onBall', 'ballStrong'],
  ['red', 'surface'],
  ['red', 'redSoft'],
  ['onRed', 'red'],
  ['blue', 'blueSoft'],
  ['onBlue', 'blue'],
  ['sideText', 'side'],
  ['sideText', 'sideOn'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (scheme) => {
  it('S-10 has the same colours in CSS and in MUI', () => {
    expect(inCss(scheme === 'light' ? ':root' : "[data-theme='dark']")).toEqual(tokens[scheme]);
  });

  it.each(words)('S-11 writes %s on %s with a contrast of 4.5 or better', (ink, ground) => {
    expect(contrast(tokens[scheme][ink], tokens[scheme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('S-11 draws the border of a control with a contrast of 3 or better', () => {
    expect(contrast(tokens[scheme].control, tokens[scheme].surface)).toBeGreaterThanOrEqual(3);
  });
});
