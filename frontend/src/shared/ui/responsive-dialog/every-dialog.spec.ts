import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '..', '..', '..');

/** What draws a dialog itself: each is a sheet from below on a phone. Every other dialog is made of one of these. */
const sheets = [
  'features/search-palette/ui/search-palette.tsx',
  'shared/ui/confirm-dialog/confirm-dialog.tsx',
  'shared/ui/responsive-dialog/responsive-dialog.tsx',
];

it('issue 17 no dialog is drawn but by what makes it a sheet on a phone', () => {
  const drawing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'))
    .filter((file) => /from '@mui\/material\/Dialog'|role="(?:alert)?dialog"|<dialog\b/u.test(readFileSync(join(source, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  expect(drawing.sort()).toEqual(sheets);
  for (const file of sheets) expect(readFileSync(join(source, file), 'utf8')).toMatch(/sheet|fullScreen/u);
});
