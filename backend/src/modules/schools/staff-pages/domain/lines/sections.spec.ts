import type { Section } from './section.js';
import { Sections } from './sections.js';

const FOOTBALL: Section = { kind: 'sport', sport: 'Football' };
const SOCCER: Section = { kind: 'sport', sport: 'Soccer' };
const OFFICE: Section = { kind: 'office' };
const PLAYERS: Section = { kind: 'players' };
const INHERIT: Section = { kind: 'inherit' };

function below(...headings: [Section, level: number][]) {
  const sections = new Sections();
  for (const [section, level] of headings) sections.enter(section, level);
  return [sections.sport, sections.arePlayers];
}

describe('what the headings above a place say', () => {
  it.each<[string, [Section, number][], string | null]>([
    ['nothing', [], null],
    ['a sport', [[FOOTBALL, 2]], 'Football'],
    [
      'a sport behind another',
      [
        [FOOTBALL, 2],
        [SOCCER, 2],
      ],
      'Soccer',
    ],
    [
      'a sport below another',
      [
        [FOOTBALL, 2],
        [SOCCER, 3],
      ],
      'Soccer',
    ],
    [
      'a higher heading ends it',
      [
        [FOOTBALL, 3],
        [OFFICE, 2],
      ],
      null,
    ],
    [
      'an office behind it',
      [
        [FOOTBALL, 2],
        [OFFICE, 2],
      ],
      null,
    ],
    [
      'an office below it is one of the sport',
      [
        [FOOTBALL, 2],
        [OFFICE, 3],
      ],
      'Football',
    ],
    [
      'an unmarked office below it',
      [
        [FOOTBALL, 2],
        [OFFICE, 0],
      ],
      null,
    ],
    [
      'an unmarked sport below an office',
      [
        [OFFICE, 2],
        [FOOTBALL, 0],
      ],
      'Football',
    ],
    [
      'an unmarked sport behind an unmarked office',
      [
        [OFFICE, 0],
        [FOOTBALL, 0],
      ],
      'Football',
    ],
    [
      'a heading that says nothing at the same level',
      [
        [FOOTBALL, 2],
        [INHERIT, 2],
      ],
      'Football',
    ],
    [
      'a heading that says nothing below',
      [
        [FOOTBALL, 2],
        [INHERIT, 3],
      ],
      'Football',
    ],
    [
      'a higher heading that says nothing',
      [
        [FOOTBALL, 3],
        [INHERIT, 2],
      ],
      null,
    ],
    [
      'an unmarked one that says nothing',
      [
        [FOOTBALL, 0],
        [INHERIT, 0],
      ],
      'Football',
    ],
    [
      'a heading that says nothing behind an office',
      [
        [FOOTBALL, 2],
        [OFFICE, 3],
        [INHERIT, 3],
      ],
      'Football',
    ],
  ])('B-01 the sport: %s', (_what, headings, sport) => {
    expect(below(...headings)).toEqual([sport, false]);
  });

  it.each<[string, [Section, number][], boolean]>([
    ['players', [[PLAYERS, 2]], true],
    [
      'players of a sport',
      [
        [FOOTBALL, 2],
        [PLAYERS, 3],
      ],
      true,
    ],
    [
      'a sport behind players',
      [
        [PLAYERS, 2],
        [FOOTBALL, 2],
      ],
      false,
    ],
    [
      'a heading that says nothing ends the players',
      [
        [PLAYERS, 2],
        [INHERIT, 2],
      ],
      false,
    ],
    [
      'and below them too',
      [
        [PLAYERS, 2],
        [INHERIT, 3],
      ],
      false,
    ],
  ])('B-01 whether it is about players: %s', (_what, headings, are) => {
    expect(below(...headings)[1]).toBe(are);
  });
});
