import { guessMapping } from './guess-mapping.js';

describe('what the columns of a spreadsheet seem to be', () => {
  it('R-10 knows every column of its own export', () => {
    const header = 'name,state,division,favorite,lead_level,intro_email_sent,response_gotten,film_sent,twitter_connection,notes,next_step';
    expect(guessMapping(header.split(','))).toEqual({
      name: 0,
      state: 1,
      favorite: 3,
      leadLevel: 4,
      introEmailSent: 5,
      responseGotten: 6,
      filmSent: 7,
      twitterConnection: 8,
      notes: 9,
      nextStep: 10,
    });
  });

  it('R-10 knows the headers that people write', () => {
    const headers = ['Coach', 'Name', 'School Name', 'St.', 'Comments', 'Next Step:', 'Interest'];
    expect(guessMapping(headers)).toEqual({ name: 2, state: 3, notes: 4, nextStep: 5, leadLevel: 6 });
  });

  it('R-10 guesses nothing where nothing fits', () => {
    expect(guessMapping(['A', '', 'GPA'])).toEqual({});
  });
});
