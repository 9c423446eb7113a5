import type { ImportResult } from './import-result';
import { importWords } from './import-words';

const result = (imported: object, changed: object = {}) => ({ imported, changed }) as ImportResult;

describe('what is said of an import', () => {
  it.each([
    [result({ schools: 3 }), 'Imported 3 schools.'],
    [result({ schools: 1 }), 'Imported 1 school.'],
    [result({}, { schools: 1 }), 'Imported 0 schools. 1 school updated.'],
    [result({ schools: 3 }, { schools: 2, coaches: 1 }), 'Imported 3 schools. 2 schools and 1 coach updated.'],
    [result({ schools: 3 }, { coaches: 5 }), 'Imported 3 schools. 5 coaches updated.'],
  ])('K-06 of schools: %#', (outcome, description) => {
    expect(importWords.schools.succeeded(outcome)).toEqual({ title: 'Import Successful', description });
  });

  it('K-04 of coaches', () => {
    expect(importWords.coaches.succeeded(result({ coaches: 7 }))).toEqual({ title: 'Successfully imported 7 coaches!' });
    expect(importWords.coaches.succeeded(result({ coaches: 1 })).title).toBe('Successfully imported 1 coach!');
    expect(importWords.coaches.succeeded(result({}, { coaches: 2 }))).toEqual({
      title: 'Successfully imported 0 coaches!',
      description: '2 updated.',
    });
  });

  it('K-09 of rosters', () => {
    const said = importWords.rosters.succeeded(result({ players: 90, rosters: 1 }, { rosters: 2 }));
    expect(said).toEqual({ title: 'Successfully imported 90 players!', description: '1 roster is new. 2 updated.' });
    expect(importWords.rosters.succeeded(result({})).description).toBe('0 rosters are new.');
  });

  it('Q-07 of incoming players', () => {
    expect(importWords.incoming.succeeded(result({ players: 4 }, { classes: 1 }))).toEqual({
      title: 'Successfully imported 4 incoming players!',
      description: '1 updated.',
    });
  });

  it('K-04 a lost connection is a network error, as the title; of schools as a sentence below "Import Failed"', () => {
    const lost = new TypeError('Failed to fetch');
    expect(importWords.coaches.failed(importWords.coaches.reasonOf(lost))).toEqual({
      title: 'Network error occurred',
      variant: 'destructive',
    });
    expect(importWords.schools.failed(importWords.schools.reasonOf(lost))).toEqual({
      ...{ title: 'Import Failed', description: 'Network error. Please try again.', variant: 'destructive' },
    });
  });
});
