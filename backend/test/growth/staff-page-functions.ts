import type { TextFunction } from './text-functions.js';

/** Those that read what athletes paste of the staff pages of schools. */
export async function staffPages(): Promise<[string, TextFunction][]> {
  const { readStaffPage } = await import('../../src/modules/schools/staff-pages/adapters/html/read-staff-page.js');
  return [
    ['readStaffPage of text', (text) => readStaffPage({ html: '', text })],
    ['readStaffPage of HTML', (text) => readStaffPage({ html: text, text: '' })],
    ['readStaffPage of nested HTML', (text) => readStaffPage({ html: `<div>${text}`.repeat(20), text: '' })],
    [
      'readStaffPage of one name again and again',
      ({ length }) => readStaffPage({ html: '<p>John Smith</p>'.repeat(length / 200), text: '' }),
    ],
    ['readStaffPage of blocks within blocks', ({ length }) => readStaffPage({ html: '<div>a'.repeat(length / 200), text: '' })],
    ['readStaffPage of pieces of one line', ({ length }) => readStaffPage({ html: '<span>a'.repeat(length / 200), text: '' })],
  ];
}
