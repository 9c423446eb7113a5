import { changeShare, isOpen, UNSHARED, type ShareSettings } from './profile-share.js';
import { readShareChanges, ShareNotValid, type ShareInput } from './read-share-changes.js';
import { PRETICKED, SHARE_FIELDS } from './share-fields.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const in90Days = new Date('2027-02-19T15:00:00.000Z');
const shared = (changes: Partial<ShareSettings> = {}): ShareSettings => ({ enabled: true, fields: ['name'], expiresAt: null, ...changes });

describe('sharing', () => {
  it('P-12 is off, and nothing that leads to the athlete is ticked, until the athlete says so', () => {
    expect(isOpen(UNSHARED, NOW)).toBe(false);
    for (const sensitive of ['birthdate', 'email', 'city', 'state', 'twitterHandle', 'maxPrepsId', 'highSchoolHeadCoach'] as const) {
      expect(PRETICKED).not.toContain(sensitive);
    }
  });

  it('P-12 is open until it expires, to the moment', () => {
    expect(isOpen(shared(), NOW)).toBe(true);
    expect(isOpen(shared({ enabled: false }), NOW)).toBe(false);
    expect(isOpen(shared({ expiresAt: NOW }), NOW)).toBe(false);
    expect(isOpen(shared({ expiresAt: new Date(NOW.getTime() + 1) }), NOW)).toBe(true);
  });

  it('P-12 lasts 90 days when it is turned on for the first time, or after it expired', () => {
    expect(changeShare(UNSHARED, { enabled: true }, NOW, false)).toEqual({ ...UNSHARED, enabled: true, expiresAt: in90Days });
    const expired = shared({ enabled: false, expiresAt: NOW });
    expect(changeShare(expired, { enabled: true }, NOW, true).expiresAt).toEqual(in90Days);
  });

  it('P-12 keeps what a change does not speak of', () => {
    const later = new Date('2026-12-01T00:00:00.000Z');
    expect(changeShare(shared({ expiresAt: later }), { fields: ['photo'] }, NOW, true)).toEqual(
      shared({ fields: ['photo'], expiresAt: later }),
    );
    expect(changeShare(shared({ enabled: false, expiresAt: null }), { enabled: true }, NOW, true)).toEqual(shared());
  });

  it('P-12 expires after the days chosen, or never', () => {
    expect(changeShare(shared(), { expiresInDays: 7 }, NOW, true).expiresAt).toEqual(new Date('2026-11-28T15:00:00.000Z'));
    expect(changeShare(shared({ expiresAt: NOW }), { expiresInDays: null }, NOW, true).expiresAt).toBeNull();
  });
});

describe('what an athlete asks for', () => {
  it('P-12 is read in the order of the page, each field once', () => {
    expect(readShareChanges({ fields: ['film', 'name', 'film'], expiresInDays: null })).toEqual({
      fields: ['name', 'film'],
      expiresInDays: null,
    });
    expect(readShareChanges({ enabled: false, fields: [] })).toEqual({ enabled: false, fields: [] });
    expect(readShareChanges({ fields: SHARE_FIELDS.map(({ key }) => key) }).fields).toHaveLength(SHARE_FIELDS.length);
  });

  it.each<[ShareInput, string[]]>([
    [{ enabled: 'yes' }, ['enabled not_a_switch']],
    [{ fields: 'name' }, ['fields not_a_list']],
    [{ fields: ['name', 'password', 7] }, ['fields[1] unknown_field', 'fields[2] unknown_field']],
    [{ expiresInDays: 8 }, ['expiresInDays unknown_choice']],
    [{ expiresInDays: '7' }, ['expiresInDays unknown_choice']],
    [{ enabled: null, expiresInDays: 0 }, ['enabled not_a_switch', 'expiresInDays unknown_choice']],
  ])('P-12 refuses %j beside the field', (input, errors) => {
    let found: string[] = [];
    try {
      readShareChanges(input);
    } catch (error) {
      found = (error as ShareNotValid).errors.map(({ field, code }) => `${field} ${code}`);
    }
    expect(found).toEqual(errors);
  });
});
