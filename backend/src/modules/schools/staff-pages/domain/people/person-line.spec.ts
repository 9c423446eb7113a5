import { isTitle, isVacant, nameAndTitle, nameIn, personOf } from './person-line.js';

const named = (text: string) => {
  const person = nameIn(text);
  return person && `${person.first}|${person.last}`;
};

describe('a line that is a name', () => {
  it.each([
    ['Nick Saban', 'Nick|Saban'],
    ['Saban, Nick', 'Nick|Saban'],
    ['A B', 'A|B'],
    ['José Núñez', 'José|Núñez'],
    ['Shane O’Neal', 'Shane|O’Neal'],
    ['d’Andre Swift', 'd’Andre|Swift'],
    ['Jean-Luc Picard', 'Jean-Luc|Picard'],
    ['Nick "Nicky" Saban', 'Nick|Saban'],
    ['Edge Head', 'Edge|Head'],
    ['Coach Nick Saban', 'Nick|Saban'],
    ['Dr. Nick Saban', 'Nick|Saban'],
    ['Nick Saban, Ph.D.', 'Nick|Saban'],
    ['Nick Saban ATC CSCS', 'Nick|Saban'],
    ['Nick Saban headshot', 'Nick|Saban'],
    ['Nick Saban Bio', 'Nick|Saban'],
    ['Nick Saban*', 'Nick|Saban'],
    ['"Nicky" Nick Saban', 'Nick|Saban'],
    ['Marcus Hall', 'Marcus|Hall'],
    ['Todd Field Jr.', 'Todd|Field'],
    ['Skip Saban', 'Skip|Saban'],
    ['Mike Trainer', 'Mike|Trainer'],
    ['Mike T. Trainer Jr.', 'Mike|Trainer'],
    ['Matt Read', 'Matt|Read'],
    ['LTC Nick Saban', 'Nick|Saban'],
    ['Lt. Col. Nick Saban', 'Nick|Saban'],
    ['Col Saban', 'Col|Saban'],
  ])('B-01 %s', (text, person) => {
    expect(named(text)).toBe(person);
  });

  it.each([
    ['', 'nothing'],
    ['Saban', 'one word'],
    ['nick saban', 'small letters'],
    ['Nick saban', 'a small letter'],
    ['Nick Saban 2', 'a number'],
    ['Nick @Saban', 'a handle'],
    ['Nick: Saban', 'a label'],
    ['Nick/Joe Saban', 'two people'],
    ['Nick & Joe Saban', 'two people'],
    ['Go Nick Saban!', 'a call'],
    ['Saban, Nick, Joe', 'a list'],
    [', Nick Saban', 'nothing before the comma'],
    ['Nick Van', 'a particle alone'],
    ['Nick Jr.', 'a suffix alone'],
    ['Head Coach', 'a title'],
    ['Saban Stadium', 'a place'],
    ['Hall Stadium', 'a place'],
    ['Memorial Field House', 'a place'],
    ['Ticket Box', 'a place'],
    ['Skip Navigation', 'a menu'],
    ['Lead Trainer', 'a title'],
    ['Head Trainer', 'a title'],
    ['Mike, Trainer', 'a first name and a title'],
    ['Mike Head Trainer', 'a name and a title'],
    ['Read More', 'a link'],
    ['Ann Bob Cid Dan Eve Fay', 'six words'],
    [`Nick ${'S'.padEnd(56, 'a')}`, '61 characters'],
  ])('B-01 %j is none: %s', (text) => {
    expect(named(text)).toBeNull();
  });

  it('B-01 up to five words and 60 characters', () => {
    expect(named('Ann Bob Cid Dan Eve')).not.toBeNull();
    expect(named(`Nick ${'S'.padEnd(55, 'a')}`)).not.toBeNull();
  });

  it.each([
    ['Nick Saban', { first: 'Nick', last: 'Saban' }],
    ['Mr. Nick Saban', { first: 'Nick', last: 'Saban' }],
    ['---', null],
    ['', null],
  ])('B-01 whatever a column of names holds: %j', (text, person) => {
    expect(personOf(text)).toEqual(person);
  });
});

describe('a line that is a title', () => {
  it.each([
    ['Head Coach', true],
    ['COACH', true],
    ['Nick Saban', false],
    ['coach@state.edu', false],
    [`Coach ${'x'.repeat(194)}`, true],
    [`Coach ${'x'.repeat(195)}`, false],
    ['', false],
  ])('B-01 %j: %s', (text, is) => {
    expect(isTitle(text)).toBe(is);
  });

  it.each([
    ['Vacant', true],
    [' - TBA', true],
    ['To be named', true],
    ['Position open', true],
    ['Vacant (head coach)', true],
    [`Vacant ${'x'.repeat(19)}`, true],
    [`Vacant ${'x'.repeat(20)}`, false],
    ['Vacantly', false],
    ['Not vacant', false],
    ['', false],
  ])('B-01 nobody has the position: %j: %s', (text, is) => {
    expect(isVacant(text)).toBe(is);
  });
});

describe('name and title in one line', () => {
  const found = { name: 'Nick Saban', title: 'Head Coach' };

  it.each([
    'Nick Saban, Head Coach',
    'Nick Saban | Head Coach',
    'Nick Saban – Head Coach',
    'Nick Saban — Head Coach',
    'Nick Saban - Head Coach',
    'Nick Saban: Head Coach',
    'Nick Saban (Head Coach)',
    'Head Coach: Nick Saban',
    'Head Coach | Nick Saban',
    'Head Coach - Nick Saban',
    'Head Coach (Nick Saban)',
    'Nick Saban, Head Coach, ns@state.edu',
    'Head Coach: Nick Saban (ns@state.edu) @CoachSaban',
    'Nick Saban – Head Coach – @CoachSaban',
    'Nick Saban - Head Coach - Email: ns@state.edu',
    'Nick Saban, Head Coach, 205-555-0142',
    'Nick Saban, Head Coach (email) (bio)',
    'Nick Saban, Head Coach – Phone: 205-555-0142, Twitter',
  ])('B-01 %s', (line) => {
    expect(nameAndTitle(line)).toEqual(found);
  });

  it.each([
    ['Head Coach, Nick Saban', 'a title before a comma'],
    ['Nick Saban Head Coach', 'no mark between'],
    ['Nick Saban-Head Coach', 'a hyphen within a word'],
    ['Nick Saban', 'a name alone'],
    ['Head Coach: Offense', 'no name'],
    ['Nick Saban, Joe Reed', 'two names'],
    ['Nick Saban, Head Coach. He won it all', 'a sentence'],
    ['Nick Saban, Head Coach!', 'a call'],
    ['', 'nothing'],
  ])('B-01 %j is not: %s', (line) => {
    expect(nameAndTitle(line)).toBeNull();
  });

  it('B-01 a short form with a full stop is no sentence', () => {
    expect(nameAndTitle('Nick Saban, Asst. Coach')).toEqual({ name: 'Nick Saban', title: 'Asst. Coach' });
  });

  it.each([
    [70, true],
    [71, false],
  ])('B-01 a title of %i characters: %s', (length, is) => {
    expect(nameAndTitle(`Nick Saban, ${'Coach '.padEnd(length, 'x')}`) !== null).toBe(is);
  });
});
