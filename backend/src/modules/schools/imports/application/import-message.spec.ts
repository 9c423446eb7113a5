import { importMessage } from './import-message.js';

const counts = {
  createdSchools: 0,
  changedSchools: 0,
  createdCoaches: 0,
  changedCoaches: 0,
};

const rows = (refused = 0) => ({ total: 50, refused });

describe('how an import went', () => {
  it('K-06 says what was imported and how many rows could not be read', () => {
    expect(importMessage('stored', { ...counts, createdSchools: 12, createdCoaches: 30 }, rows(3))).toBe(
      'Imported 12 schools and 30 coaches. 3 rows could not be read.',
    );
    expect(importMessage('stored', { ...counts, createdSchools: 1, createdCoaches: 1 }, rows(1))).toBe(
      'Imported 1 school and 1 coach. 1 row could not be read.',
    );
  });

  it('K-06 tells changed rows in the message', () => {
    expect(importMessage('stored', { ...counts, changedCoaches: 2 }, rows())).toBe(
      'Imported 0 schools and 0 coaches. Updated 0 schools and 2 coaches.',
    );
  });

  it('K-07 says so when a repeat changed nothing', () => {
    expect(importMessage('stored', counts, rows())).toBe('Imported 0 schools and 0 coaches. Everything in the file was there already.');
  });

  it('K-06 says so when the file holds a header and no rows', () => {
    expect(importMessage('stored', counts, { total: 0, refused: 0 })).toBe(
      'Imported 0 schools and 0 coaches. The file has no rows below its header.',
    );
  });

  it('K-07 words a dry run and a refusal as what they are', () => {
    expect(importMessage('tried', { ...counts, createdSchools: 2 }, rows())).toBe('Would import 2 schools and 0 coaches.');
    expect(importMessage('refused', counts, rows(2))).toBe('Nothing was imported. 2 rows could not be read.');
  });
});
