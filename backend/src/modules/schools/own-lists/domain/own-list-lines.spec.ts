import { OWN_LIST_HEADER, ownListLines, type OwnListRow } from './own-list-lines.js';

const ROW: OwnListRow = {
  name: 'Slippery Rock',
  state: 'PA',
  division: 'D2',
  favorite: true,
  leadLevel: 'warm',
  introEmailSent: true,
  responseGotten: false,
  filmSent: true,
  twitterConnection: false,
  notes: '',
  nextStep: 'Call, then write',
};

describe('the athlete’s list as a file', () => {
  it('R-10 has a line for each school, its cells in the order of the header', () => {
    expect(OWN_LIST_HEADER).toBe(
      'name,state,division,favorite,lead_level,intro_email_sent,response_gotten,film_sent,twitter_connection,notes,next_step\r\n',
    );
    expect(ownListLines([ROW, { ...ROW, name: 'Akron', favorite: false }])).toBe(
      'Slippery Rock,PA,D2,yes,warm,yes,no,yes,no,,"Call, then write"\r\nAkron,PA,D2,no,warm,yes,no,yes,no,,"Call, then write"\r\n',
    );
  });

  it('R-10 gives a text that already has a formula’s apostrophe one more', () => {
    const [line] = ownListLines([{ ...ROW, name: "'=A1", notes: "'+1", nextStep: "'@x" }]).split('\r\n');
    expect(line).toBe("''=A1,PA,D2,yes,warm,yes,no,yes,no,''+1,''@x");
  });
});
