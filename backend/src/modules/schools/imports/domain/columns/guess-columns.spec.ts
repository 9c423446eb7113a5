import { COACH_COLUMNS } from './coach-columns.js';
import { guessColumns } from './guess-columns.js';
import { ROSTER_COLUMNS } from './roster-columns.js';
import { SCHOOL_COLUMNS } from './school-columns.js';

describe('what the columns of a file probably are', () => {
  it('B-08 names what the import would not use, and offers a guess', () => {
    const header = ['School', 'St.', 'Coach', 'Position/Title', 'E-mail', 'Cell', 'Notes'];
    const guesses = guessColumns(header, COACH_COLUMNS).map(({ readAs, guess }, at) => [header[at], readAs, guess]);
    expect(guesses).toEqual([
      ['School', 'school_name', 'school_name'],
      ['St.', null, 'state'],
      ['Coach', 'coach_name', 'coach_name'],
      ['Position/Title', null, 'coach_title'],
      ['E-mail', null, 'coach_email'],
      ['Cell', null, 'coach_phone'],
      ['Notes', null, null],
    ]);
  });

  it.each(['E-mail', 'Mail', 'Email Address', 'E_MAIL', 'Coach E-Mail', 'Work email'])('B-08 %s is an email address', (title) => {
    expect(guessColumns(['School', 'Name', title], COACH_COLUMNS)[2]?.guess).toBe('coach_email');
  });

  it('B-08 beside a column of schools, Name is the coach', () => {
    expect(guessColumns(['College', 'Name'], COACH_COLUMNS).map(({ guess }) => guess)).toEqual(['school_name', 'coach_name']);
  });

  it('B-08 guesses each column once, and its own name wins', () => {
    const guesses = guessColumns(['Email', 'coach_email', 'Phone', 'Cell'], COACH_COLUMNS).map(({ guess }) => guess);
    expect(guesses).toEqual([null, 'coach_email', 'coach_phone', null]);
  });

  it.each([
    [['School', 'OC', 'OC Email', 'Head Coach', 'Head Coach Email'], 'Head Coach', 'Head Coach Email'],
    [['School', 'RC', 'RC E-mail', 'HC', 'HC E-mail'], 'HC', 'HC E-mail'],
    [['School', 'Coordinator', 'Email', 'Head Coach', 'Email'], 'Head Coach', 'Email'],
    [['School', 'Email', 'Coach', 'Work email'], 'Coach', 'Work email'],
    [['School', 'coach_name', 'Email', 'coach_email'], 'coach_name', 'coach_email'],
    [['School', 'Coach', 'Coach Cell', 'Coach Bio', 'Email'], 'Coach', 'Email'],
  ])('B-08 of several addresses the one of the coach who is named is taken: %j', (header, name, email) => {
    const guesses = guessColumns(header, SCHOOL_COLUMNS).map(({ guess }) => guess);
    expect(header[guesses.indexOf('coach_name')]).toBe(name);
    expect(header[guesses.indexOf('coach_email')]).toBe(email);
    expect(guesses.indexOf('coach_email')).toBe(header.lastIndexOf(email));
  });

  it('B-08 takes no long sentence for a header, however many words of one it has', () => {
    const guessOf = (title: string) => guessColumns(['School', 'Coach', title], COACH_COLUMNS)[2]?.guess ?? null;
    expect(guessOf('Best way by email please')).toBeNull();
    expect(guessOf('Their best work email')).toBe('coach_email');
    expect(guessOf('email notes')).toBeNull();
  });

  it('B-08 knows headers of schools and rosters too', () => {
    const schools = guessColumns(['School Name', 'Div', 'Town', 'St', 'Conf.', 'Website', 'Mail'], SCHOOL_COLUMNS);
    expect(schools.map(({ guess }) => guess)).toEqual(['name', 'division', 'city', 'state', 'conference', 'website_url', 'coach_email']);
    const rosters = guessColumns(['Team', 'Player', 'Pos.', 'Yr.', 'Ht.', 'Wt.'], ROSTER_COLUMNS);
    expect(rosters.map(({ guess }) => guess)).toEqual(['school_name', 'player_name', 'position', 'class_year', 'height', 'weight']);
  });

  it.each([
    ["Coach's Email", 'coach_email'],
    ['Email (work)', 'coach_email'],
    ['Office Phone', 'coach_phone'],
    ['Mobile #', 'coach_phone'],
    ['X / Twitter handle', 'coach_x'],
    ['Position coached', 'coach_title'],
    ['Fax phone', null],
    ['Mailing address', null],
    ['Notes on the last phone call', null],
  ])('B-08 guesses %j by a word in it', (title, guess) => {
    expect(guessColumns(['School', 'Coach', title], COACH_COLUMNS)[2]?.guess).toBe(guess);
  });

  it('B-08 a name in two columns is guessed as its parts', () => {
    const guess = (header: string[]) => guessColumns(header, COACH_COLUMNS).map((column) => column.guess);
    expect(guess(['College', 'First Name', 'Last Name'])).toEqual(['school_name', 'coach_first_name', 'coach_last_name']);
    expect(guess(['College', 'Coach', 'First Name'])).toEqual(['school_name', 'coach_name', null]);
  });

  it('B-08 a column without a header is guessed by what is in it', () => {
    const samples = [['Akron'], ['Dana'], ['dana@akron.test', 'mailto:robin@akron.test'], ['dana@akron.test', 'none']];
    expect(guessColumns(['School', 'Coach', '', ''], COACH_COLUMNS, samples).map(({ guess }) => guess)).toEqual([
      'school_name',
      'coach_name',
      'coach_email',
      null,
    ]);
  });
});
