import { contactOf, type ContactDraft, MAX_CONTACTS, refuseBeyondContactCap } from './contact.js';
import { InvalidContact, TooManyContacts } from '../../directory/domain/school-errors.js';

const draft: ContactDraft = {
  name: ' Dana  Fieldhouse ',
  title: 'Offensive Coordinator/Quarterbacks',
  email: ' Dana@College.TEST ',
};

function fieldRefused(change: Partial<typeof draft>): string | undefined {
  try {
    contactOf({ ...draft, ...change });
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidContact);
    return (error as InvalidContact).errors[0]?.field;
  }
}

describe("an athlete's own contact", () => {
  it('R-11 derives names, positions and the address from what was typed', () => {
    expect(contactOf(draft)).toEqual({
      name: 'Dana Fieldhouse',
      nameKey: 'dana fieldhouse',
      firstName: 'Dana',
      lastName: 'Fieldhouse',
      title: 'Offensive Coordinator/Quarterbacks',
      position: 'OC,QB',
      isHeadCoach: false,
      email: 'Dana@college.test',
      phone: null,
      xHandle: null,
    });
  });

  it('R-11 takes a contact without a title', () => {
    expect(contactOf({ ...draft, title: '' })).toMatchObject({ title: '', position: '' });
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'Dana\r\nBcc: all@college.test' }],
    ['name', { name: 'D'.repeat(121) }],
    ['title', { title: 'Coach\nX-Evil: 1' }],
    ['title', { title: 'T'.repeat(121) }],
    ['email', { email: '' }],
    ['email', { email: 'dana' }],
    ['email', { email: 'dana@college.test\r\n' + 'Bcc: a@b.test' }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: '555' }],
    ['xHandle', { xHandle: 'Coach Fieldhouse' }],
    ['xHandle', { xHandle: '@sixteen_letters_' }],
  ])('R-11 X-05 names the field %s when it cannot be taken: %j', (field, change) => {
    expect(fieldRefused(change)).toBe(field);
  });

  it('R-11 C-21 takes a number and a name on X, as they are written and in one form', () => {
    expect(contactOf({ ...draft, phone: ' (724)  555-0100 ext. 12 ', xHandle: 'https://x.com/CoachDana' })).toMatchObject({
      phone: '(724) 555-0100 ext. 12',
      xHandle: 'CoachDana',
    });
  });

  it('R-11 C-21 what is left out stays, what is emptied goes', () => {
    const stored = { phone: '(724) 555-0100', xHandle: 'CoachDana' };
    expect(contactOf(draft, stored)).toMatchObject(stored);
    expect(contactOf({ ...draft, phone: '', xHandle: ' ' }, stored)).toMatchObject({ phone: null, xHandle: null });
  });

  it('R-11 is refused while the athlete has as many as one may have', () => {
    expect(() => refuseBeyondContactCap(MAX_CONTACTS - 1)).not.toThrow();
    expect(() => refuseBeyondContactCap(MAX_CONTACTS)).toThrow(TooManyContacts);
  });
});
