import { aCoach } from '../../../writing/testing/builders.js';
import { recipientNames } from './recipient-names.js';

const DE_LA_CRUZ = {
  firstName: 'Ana María',
  lastName: 'De La Cruz',
  coachName: 'Annie Cruz',
  schoolId: 9,
  schoolCity: 'San José',
  schoolState: 'CA',
};

describe('what an email to a coach may name', () => {
  it('C-15 the recipient, by each of the names and by the whole of them', () => {
    const { calledBy, fullName, schoolId } = recipientNames(aCoach(DE_LA_CRUZ), []);
    expect(fullName).toBe('ana maria de la cruz');
    expect(schoolId).toBe(9);
    expect([...calledBy].sort()).toEqual(
      ['ana', 'ana maria de la cruz', 'annie', 'annie cruz', 'cruz', 'de', 'de la cruz', 'la', 'maria'].sort(),
    );
  });

  it('C-15 a coach without a first name is called by the last alone', () => {
    const { calledBy, fullName } = recipientNames(aCoach({ firstName: '', lastName: 'Reed', coachName: 'Reed' }), []);
    expect([...calledBy]).toEqual(['reed']);
    expect(fullName).toBe('reed');
  });

  it('C-15 without any name nobody is meant by an empty one', () => {
    expect([...recipientNames(aCoach({ firstName: '', lastName: '', coachName: '' }), []).calledBy]).toEqual([]);
  });

  it('C-15 the towns and states of the school and of the athlete, a state by its code and its name', () => {
    const { places } = recipientNames(aCoach(DE_LA_CRUZ), ['Round Rock', 'Texas', null, '']);
    expect([...places].sort()).toEqual(['ca', 'round rock', 'san jose', 'texas', 'tx']);
  });

  it('C-15 a state is read with dots, and a country’s part that is no state stays as it is', () => {
    expect([...recipientNames(aCoach({ schoolCity: '', schoolState: 'N.Y.' }), ['Ontario']).places].sort()).toEqual([
      'n y',
      'ny',
      'ontario',
    ]);
  });
});
