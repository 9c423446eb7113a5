import { RosterFile } from './roster-file.js';
import { SchoolIndex } from './school-index.js';

const HEADER = ['school_name', 'season', 'player_name', 'position', 'class_year', 'height', 'weight', 'starter', 'eligibility'];
const schools = new SchoolIndex().add([{ id: 1, nameKey: 'slippery rock', state: 'PA', aliases: [] }]);

function read(rows: string[][], header = HEADER) {
  const file = new RosterFile(header, 1, { schools, season: 2026 });
  rows.forEach((cells, at) => file.add(cells, at + 2));
  return { file, players: file.takeBatch() };
}

function player(change: Partial<Record<string, string>>) {
  const blank = { school_name: 'Slippery Rock', player_name: 'Pat Placeholder', position: 'QB' };
  const cells: Record<string, string | undefined> = { ...blank, ...change };
  return read([HEADER.map((column) => cells[column] ?? '')]);
}

describe('a roster file', () => {
  it('K-09 E-12 leaves unknown what the file does not say', () => {
    expect(player({}).players).toEqual([
      {
        schoolId: 1,
        season: 2026,
        place: 1,
        name: 'Pat Placeholder',
        position: 'QB',
        classYear: null,
        heightInches: null,
        weightPounds: null,
        isStarter: null,
        eligibilityRemaining: null,
      },
    ]);
  });

  it.each([
    ['height', '6-2', { heightInches: 74 }],
    ['height', `6'2"`, { heightInches: 74 }],
    ['height', '74', { heightInches: 74 }],
    ['height', `5'11`, { heightInches: 71 }],
    ['weight', '215 lbs', { weightPounds: 215 }],
    ['class_year', 'RS-So.', { classYear: '2029' }],
    ['class_year', '4', { classYear: '2027' }],
    ['class_year', '2028', { classYear: '2028' }],
    ['starter', 'Yes', { isStarter: true }],
    ['starter', 'no', { isStarter: false }],
    ['eligibility', '2', { eligibilityRemaining: 2 }],
    ['season', '2025-26', { season: 2025 }],
    ['position', 'cb', { position: 'DB' }],
    ['position', 'LS', { position: 'LS' }],
  ])('K-09 E-12 reads %s %s', (column, value, expected) => {
    expect(player({ [column]: value }).players).toMatchObject([expected]);
  });

  it.each([
    ['height', '9-9', 'invalid_height'],
    ['height', `6'14`, 'invalid_height'],
    ['weight', '9', 'invalid_weight'],
    ['class_year', 'old', 'invalid_class_year'],
    ['starter', 'maybe', 'invalid_starter'],
    ['eligibility', '9', 'invalid_eligibility'],
    ['season', '1999', 'invalid_season'],
    ['position', '', 'required'],
    ['school_name', 'Nowhere', 'unknown_school'],
  ])('K-09 refuses a row whose %s is %j', (column, value, code) => {
    const { file, players } = player({ [column]: value });
    expect([file.errors.map((error) => error.code), players]).toEqual([[code], []]);
  });

  it.each([
    ['Height (cm)', 'Weight (kg)'],
    ['height_cm', 'weight_kg'],
    ['Ht. in centimeters', 'KILOGRAMS'],
  ])('K-09 reads the metric columns %s and %s as they say, and never kilograms as pounds', (height, weight) => {
    const header = ['school_name', 'player_name', 'position', height, weight];
    const mapping = new Map(header.map((title, at) => [title, ['school_name', 'player_name', 'position', 'height', 'weight'][at] ?? '']));
    const file = new RosterFile(header, 1, { schools, season: 2026 }, mapping);
    file.add(['Slippery Rock', 'Pat Placeholder', 'QB', '190', '131'], 2);
    expect(file.takeBatch()).toMatchObject([{ heightInches: 75, weightPounds: 289 }]);
  });

  it('K-09 warns of a player who is in a roster twice, and takes name for the player beside a school', () => {
    const { file, players } = read(
      [
        ['Slippery Rock', 'Lou Invented', 'WR'],
        ['Slippery Rock', 'Lou Invented', 'WR'],
        ['Slippery Rock', 'Lou Invented', 'K'],
      ],
      ['School', 'Name', 'Pos'],
    );
    expect(players.map(({ position }) => position)).toEqual(['WR', 'K']);
    expect(file.warnings).toMatchObject([{ row: 2, code: 'duplicate_player', value: 'Lou Invented' }]);
    expect(file.warnings[0]?.message).toBe('Row 2: Lou Invented appears twice in this roster; the first row was kept.');
    expect([file.items, file.rosters]).toEqual([2, 1]);
  });

  it('K-09 counts a roster for each school and season, and names the columns that it does not know', () => {
    const { file, players } = read(
      [
        ['Slippery Rock', '2025', 'Lou Invented', 'WR', ''],
        ['Slippery Rock', '2026', 'Lou Invented', 'WR', ''],
      ],
      ['School', 'Season', 'Name', 'Pos', 'Shoe'],
    );
    expect([players.length, file.rosters]).toEqual([2, 2]);
    expect(file.warnings).toMatchObject([{ row: 0, code: 'unknown_column', column: 'shoe' }]);
    expect(file.takeBatch()).toEqual([]);
  });
});
