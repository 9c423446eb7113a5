import type { TextFunction } from './text-functions.js';

/** Those that read what athletes paste of the staff pages of schools. */
export async function staffPages(): Promise<[string, TextFunction][]> {
  const { readStaffPage } = await import('../../src/modules/schools/staff-pages/adapters/html/read-staff-page.js');
  return [
    ['readStaffPage of text', (text) => readStaffPage({ html: '', text })],
    ['readStaffPage of HTML', (text) => readStaffPage({ html: text, text: '' })],
    ['readStaffPage of nested HTML', (text) => readStaffPage({ html: `<div>${text}`.repeat(20), text: '' })],
  ];
}
