import { pastedContact } from './pasted-contact.js';
import { pageAddress } from '../page-address.js';

const DANA = {
  firstName: ' Dana ',
  lastName: 'De La Cruz',
  title: 'Head  Coach',
  email: ' dana@Rock.example ',
  phone: '402-555-0101 x12',
  twitter: '@DanaRock',
};

describe('a person of a staff page as a contact', () => {
  it('B-01 keeps the names as they were corrected, with the roles of the title', () => {
    expect(pastedContact(DANA, 'people[0]')).toEqual({
      ...{ name: 'Dana De La Cruz', firstName: 'Dana', lastName: 'De La Cruz', nameKey: 'dana de la cruz' },
      ...{ title: 'Head Coach', position: 'HC', isHeadCoach: true },
      ...{ email: 'dana@rock.example', phone: '402-555-0101 x12', xHandle: 'DanaRock' },
    });
  });

  it('B-01 an address, a phone and a name on X may be missing', () => {
    const bare = { ...DANA, email: ' ', phone: null, twitter: '' };
    expect(pastedContact(bare, 'people[0]')).toMatchObject({ email: null, phone: null, xHandle: null });
  });

  it.each([
    ['people[3].lastName', { firstName: ' ', lastName: '' }],
    ['people[3].email', { email: 'two@rock.example, three@rock.example' }],
    ['people[3].phone', { phone: '4411' }],
    ['people[3].twitter', { twitter: 'not a handle' }],
    ['people[3].title', { title: 'Head Coach\nBcc: all@rock.example' }],
    ['people[3].firstName', { firstName: 'x'.repeat(121) }],
  ])('B-01 names %s when it is wrong', (field, wrong) => {
    expect(() => pastedContact({ ...DANA, ...wrong }, 'people[3]')).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field }) as unknown] }) as Error,
    );
  });

  it('B-01 the address of the page may be left out, and is a web address', () => {
    expect([pageAddress(null), pageAddress(' '), pageAddress('rock.example/staff')]).toEqual([null, null, 'https://rock.example/staff']);
    expect(() => pageAddress('javascript:alert(1)')).toThrow('Please enter the address of the page');
  });
});
