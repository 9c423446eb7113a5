import { coachVariants, namesTogether, schoolInitials, schoolVariants, surnameVariants, townVariants } from './name-variants.js';

const unique = (all: readonly string[]) => [...new Set(all)].sort();

describe('the ways to write a name', () => {
  it('I-08 a surname whole, in parts, and of several people', () => {
    expect(unique(surnameVariants('Garcia-Lopez'))).toEqual(
      unique(['garcialopez', 'garcialopezs', 'garcialopezes', 'garcia', 'garcias', 'lopez', 'lopezs']),
    );
    expect(unique(surnameVariants('De la Cruz'))).toEqual(unique(['delacruz', 'delacruzs', 'delacruzes', 'cruz', 'cruzs']));
    expect(surnameVariants("O'Brien")).toContain('obrien');
    expect(surnameVariants('St. Clair')).toEqual(expect.arrayContaining(['stclair', 'saintclair', 'clair']));
    expect(surnameVariants('St. Clair')).not.toContain('st');
  });

  it('I-08 first and last name together, and none of one name alone', () => {
    expect(namesTogether('Marcus', 'Lee')).toEqual(['marcuslee', 'leemarcus', 'mlee']);
    expect([namesTogether('', 'Lee'), namesTogether('Marcus', '')]).toEqual([[], []]);
  });

  it('I-08 a coach by the whole name, the last one, and the first behind the title', () => {
    expect(unique(coachVariants('Hank Doyle'))).toEqual(unique(['hankdoyle', 'hankdoyles', 'hankdoylees', 'doyle', 'doyles', 'coachhank']));
    expect(unique(coachVariants('Hank Yu'))).toEqual(unique(['hankyu', 'hankyus', 'hankyues', 'coachhank']));
    expect(coachVariants('').filter((way) => way.startsWith('coach'))).toEqual([]);
  });

  it('I-08 a school whole, without its kind, and by the parts that distinguish it', () => {
    const all = schoolVariants('Lake Travis High School');
    expect(all).toEqual(expect.arrayContaining(['laketravishighschool', 'laketravis', 'travis']));
    expect(['lake', 'high', 'school'].filter((part) => all.includes(part))).toEqual([]);
    expect(schoolVariants('Saint Thomas Academy')).toEqual(expect.arrayContaining(['saintthomas', 'stthomas', 'thomas']));
    expect(schoolVariants('Fort Bend Prep')).toEqual(expect.arrayContaining(['fortbend', 'ftbend', 'bend']));
    expect(schoolVariants('Mt. Zion High School')).toEqual(expect.arrayContaining(['mtzion', 'mountzion', 'zion']));
    expect(schoolVariants('Ray Elk High')).not.toContain('ray');
  });

  it('I-08 a school by its initials, of three letters at least', () => {
    expect(schoolInitials('Lake Travis High School')).toEqual(['lths', 'lths']);
    expect(schoolInitials('Cedar Bluff Valley Academy')).toEqual(['cbva', 'cbv', 'cbvhs']);
    expect(schoolInitials('Austin High School')).toEqual(['ahs', 'ahs']);
    expect(schoolInitials('')).toEqual([]);
  });

  it('I-08 a town in both spellings', () => {
    expect(townVariants('St. Louis')).toEqual(['stlouis', 'stlouiss', 'stlouises', 'saintlouis', 'saintlouiss', 'saintlouises']);
    expect(townVariants('Mount Vernon')).toEqual(expect.arrayContaining(['mountvernon', 'mtvernon']));
  });
});
