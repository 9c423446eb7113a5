import { plainLine, type PageLink } from '../lines/page-line.js';
import { isNamedAfter, isOfOthers, ownWordsOf } from './of-others.js';

const own = ownWordsOf('Ann Ames-Cole', 'Ticket Manager');
const isOthers = (text: string, isCard = false, links: PageLink[] = []) => isOfOthers({ ...plainLine(text), links }, own, isCard);

describe('whether a number or an address is somebody else’s', () => {
  it.each([
    '402-555-0101',
    'Office: 402-555-0101',
    'Cell 402-555-0101 | Office 402-555-0102',
    'E-mail: x@s.example',
    'Reach Coach Ames-Cole: 402-555-0101',
    'Fieldhouse 101, 402-555-0101',
    'Marcus Hall 210, 402-555-0101',
    'Ticket Manager, Marcus Hall 402-555-0101',
    'Ticket Manager 402-555-0101',
    'For camps write to amescole@s.example',
    '@CoachAmes',
    'She was born in 1980 and coaches safeties.',
    `${'A story. '.repeat(30)}`,
  ])('B-01 not of %j', (text) => expect(isOthers(text)).toBe(false));

  it.each([
    'Red Rock 402-555-0101',
    'Marcus Hall, Safeties 402-555-0101',
    'Running Backs: Todd Field, x@s.example',
    'Red Rock College, Main Hall, 402-555-0101',
    'Camps: x@s.example',
    'Sports Office: 402-555-0101',
    'Ask Bo Bell: x at s dot example',
    'Follow us @RedRock',
    'Our big hall of the north side of the river is at 402-555-0101',
    `${'A story. '.repeat(30)} x@s.example`,
  ])('B-01 of %j', (text) => expect(isOthers(text)).toBe(true));

  it('B-01 the team’s office is one’s own only in one’s own block', () => {
    expect([isOthers('Football office 402-555-0101', true), isOthers('Football office 402-555-0101')]).toEqual([false, true]);
    expect([isOthers('School: 402-555-0101', true), isOthers('School: 402-555-0101')]).toEqual([false, true]);
    expect(isOthers('School: x@s.example', true)).toBe(true);
  });

  it('B-01 a link counts by the words around it', () => {
    const link: PageLink = { kind: 'email', value: 'x@s.example' };
    expect([isOthers('Email Ann', true, [link]), isOthers('Recruit questionnaire', true, [link])]).toEqual([false, true]);
  });

  it('B-01 an address with the last name is of its owner, a name of two letters says nothing', () => {
    expect(isNamedAfter('a.ames-cole@s.example', own)).toBe(true);
    expect(isNamedAfter('bo.li@s.example', ownWordsOf('Bo Li', ''))).toBe(false);
  });
});
