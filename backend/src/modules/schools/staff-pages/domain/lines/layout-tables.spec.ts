import { layoutTables } from './layout-tables.js';
import { LineSenses } from './line-senses.js';
import { plainLine } from './page-line.js';

type Cell = [row: number, column: number, text: string];
const tableOf = (cells: Cell[], table = 1) =>
  cells.map(([row, column, text]) => plainLine(text, [], { row, column, span: 1, table, hint: '' }));
const layout = (cells: Cell[]) => layoutTables(tableOf(cells), new LineSenses()).has(1);

describe('tables that only lay the page out', () => {
  it.each<[string, Cell[], boolean]>([
    [
      'rows of one cell',
      [
        [0, 0, 'Nick Saban'],
        [1, 0, 'Joe Reed'],
      ],
      true,
    ],
    [
      'rows of two cells',
      [
        [0, 0, 'Nick Saban'],
        [0, 1, 'Head Coach'],
      ],
      false,
    ],
    [
      'a second cell without text',
      [
        [0, 0, 'Nick Saban'],
        [0, 1, ''],
      ],
      true,
    ],
    [
      'a card behind the first column',
      [
        [0, 0, 'x'],
        [0, 1, 'Nick Saban'],
        [0, 1, 'Head Coach'],
      ],
      true,
    ],
    [
      'one card in the first column',
      [
        [0, 0, 'Nick Saban'],
        [0, 0, 'Head Coach'],
        [0, 1, 'x'],
      ],
      false,
    ],
    [
      'two cards in one cell',
      [
        [0, 0, 'Nick Saban'],
        [0, 0, 'Head Coach'],
        [0, 0, 'Joe Reed'],
        [0, 0, 'Line Coach'],
        [0, 1, 'x'],
      ],
      true,
    ],
    [
      'a card in each row of the first column',
      [
        [0, 0, 'Nick Saban'],
        [0, 0, 'Head Coach'],
        [0, 1, 'x'],
        [1, 0, 'Joe Reed'],
        [1, 0, 'Line Coach'],
        [1, 1, 'x'],
      ],
      false,
    ],
    [
      'name and title in two cells are no card',
      [
        [0, 0, 'x'],
        [0, 1, 'Nick Saban'],
        [0, 2, 'Head Coach'],
      ],
      false,
    ],
    [
      'name and title in two rows are no card',
      [
        [0, 0, 'x'],
        [0, 1, 'Nick Saban'],
        [1, 1, 'Head Coach'],
      ],
      false,
    ],
    [
      'two names are no card',
      [
        [0, 0, 'x'],
        [0, 1, 'Nick Saban'],
        [0, 1, 'Joe Reed'],
      ],
      false,
    ],
    [
      'a title first is a card too',
      [
        [0, 0, 'x'],
        [0, 1, 'Head Coach'],
        [0, 1, 'Nick Saban'],
      ],
      true,
    ],
    [
      'rows that say one thing each about somebody',
      [
        [0, 0, 'Name'],
        [0, 1, 'Nick Saban'],
        [1, 0, 'Phone:'],
        [1, 1, '205-555-0142'],
      ],
      true,
    ],
    [
      'one row of headings is none of these',
      [
        [0, 0, 'Name'],
        [0, 1, 'Title'],
        [1, 0, 'Nick Saban'],
        [1, 1, 'Head Coach'],
      ],
      false,
    ],
  ])('B-01 %s', (_what, cells, is) => {
    expect(layout(cells)).toBe(is);
  });

  it('B-01 each table by itself, and lines outside of tables are of none', () => {
    const lines = [
      plainLine('Nick Saban'),
      plainLine('Head Coach'),
      ...tableOf(
        [
          [0, 0, 'Nick Saban'],
          [0, 1, 'Head Coach'],
        ],
        3,
      ),
      ...tableOf([[1, 0, 'Joe Reed']], 4),
    ];
    expect([...layoutTables(lines, new LineSenses())]).toEqual([4]);
    expect(layoutTables([], new LineSenses()).size).toBe(0);
  });
});
