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

  it('B-08 knows headers of schools and rosters too', () => {
    const schools = guessColumns(['School Name', 'Div', 'Town', 'St', 'Conf.', 'Website', 'Mail'], SCHOOL_COLUMNS);
    expect(schools.map(({ guess }) => guess)).toEqual(['name', 'division', 'city', 'state', 'conference', 'website_url', 'coach_email']);
    const rosters = guessColumns(['Team', 'Player', 'Pos.', 'Yr.', 'Ht.', 'Wt.'], ROSTER_COLUMNS);
    expect(rosters.map(({ guess }) => guess)).toEqual(['school_name', 'player_name', 'position', 'class_year', 'height', 'weight']);
  });
});
