import type { DomainError } from '../../../../shared-kernel/domain-error.js';
import type { DifferenceRow } from './staff-difference.js';
import { bulkRows, chosenRows, offerAfter } from './suggestion-choice.js';

const fields = (name: string) => ({ name, title: '', email: null, phone: null, xHandle: null });
const row = (kind: DifferenceRow['kind'], name: string, isOutside = false): DifferenceRow => ({
  ...{ key: `${kind} ${name}`, kind, coachId: kind === 'new' ? null : 1, isOutside },
  ...{ before: kind === 'new' ? null : fields(name), after: kind === 'gone' ? null : fields(name) },
});
const ROWS = [row('new', 'Hill'), row('new', 'Far', true), row('changed', 'Moe'), row('gone', 'Poe'), row('gone', 'Roe')];
const choose = (rows: string[], over: object = {}) => chosenRows(ROWS, { accept: true, removeGone: false, rows, ...over });

const codeOf = (rows: string[]): string | null => {
  try {
    choose(rows);
    return null;
  } catch (error) {
    return (error as DomainError).code;
  }
};

describe('what an admin decides of a suggestion', () => {
  it('B-04 accepting all takes no address outside the domains and removes nobody', () => {
    expect(bulkRows(ROWS).map(({ key }) => key)).toEqual(['new Hill', 'changed Moe']);
  });

  it('B-04 an address outside the domains is accepted alone and never with others', () => {
    expect(choose(['new Far'])).toHaveLength(1);
    expect(codeOf(['new Far', 'new Hill'])).toBe('outside_domain');
    expect(choose(['new Far', 'new Hill'], { accept: false })).toHaveLength(2);
  });

  it('B-04 several are removed only when that was confirmed', () => {
    expect(choose(['gone Poe'])).toHaveLength(1);
    expect(codeOf(['gone Poe', 'gone Roe'])).toBe('removal_not_confirmed');
    expect(choose(['gone Poe', 'gone Roe'], { removeGone: true })).toHaveLength(2);
  });

  it('B-04 a row that is not open any more stops the decision', () => {
    expect(codeOf(['new Hill', 'new Nobody'])).toBe('suggestion_changed');
  });

  it('B-04 who was decided is not offered again and not gone', () => {
    const offer = { people: [fields('Hill'), fields('Moe')], others: ['Ann'] };
    expect(offerAfter(offer, [ROWS[0]!, ROWS[3]!])).toEqual({ people: [fields('Moe')], others: ['Ann', 'Hill', 'Poe'] });
  });
});
