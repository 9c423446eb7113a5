import type { TextFunction } from './text-functions.js';

const columns = (count: number) => `${'John Smith\nSam Hill\n'.repeat(count)}${'Head Coach\nSafeties\n'.repeat(count)}js@s.example\n`;
const merged = (count: number) =>
  `<table>${'<tr><td rowspan="2">Head Coach</td><td>John Smith</td></tr><tr><td>Sam Hill</td></tr>'.repeat(count)}</table>`;
const broken = (count: number) => `Name\tTitle\tEmail\tPhone\n${'John Smith\tCoach\nSafeties\n'.repeat(count)}`;

const halls = (count: number) => Array.from({ length: count }, (_, at) => `Marcus Hall\nSafeties\nmhall${at}@s.example\n`).join('');

/** Those that read what athletes paste of the staff pages of schools. */
export async function staffPages(): Promise<[string, TextFunction][]> {
  const { readStaffPage } = await import('../../src/modules/schools/staff-pages/adapters/html/read-staff-page.js');
  const { decodedOnce } = await import('../../src/shared-kernel/reading/decoded-once.js');
  return [
    ['readStaffPage of text', (text) => readStaffPage({ html: '', text })],
    ['readStaffPage of HTML', (text) => readStaffPage({ html: text, text: '' })],
    ['readStaffPage of nested HTML', (text) => readStaffPage({ html: `<div>${text}`.repeat(20), text: '' })],
    [
      'readStaffPage of one name again and again',
      ({ length }) => readStaffPage({ html: '<p>John Smith</p>'.repeat(length / 200), text: '' }),
    ],
    ['readStaffPage of names and then titles', ({ length }) => readStaffPage({ html: '', text: columns(length / 200) })],
    ['readStaffPage of cells over many rows', ({ length }) => readStaffPage({ html: merged(length / 200), text: '' })],
    ['readStaffPage of rows below headings', ({ length }) => readStaffPage({ html: '', text: broken(length / 200) })],
    ['readStaffPage of blocks within blocks', ({ length }) => readStaffPage({ html: '<div>a'.repeat(length / 200), text: '' })],
    ['readStaffPage of names that may be places', ({ length }) => readStaffPage({ html: '', text: halls(length / 200) })],
    ['decodedOnce', (text) => decodedOnce(`JosÃ© ${text}Ã©`)],
    ['readStaffPage of pieces of one line', ({ length }) => readStaffPage({ html: '<span>a'.repeat(length / 200), text: '' })],
  ];
}
