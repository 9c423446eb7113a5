import { guessColumns } from './guess-columns';
import { guessField } from './guess-field';
import type { PastedField, PastedPlayer, PastedRoster } from './pasted-player';

const FIELDS: PastedField[] = ['name', 'position', 'classYear', 'height', 'weight'];
const NOBODY: PastedPlayer = { name: '', position: '', classYear: '', height: '', weight: '' };

/** Reads what was copied from a school's roster page: a table with tabs, or one fact under the other. */
export function readPastedRoster(text: string): PastedRoster {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const tabbed = lines.filter((line) => line.includes('\t'));
  return tabbed.length > lines.length / 2 ? fromTable(tabbed, lines.length - tabbed.length) : fromLines(lines);
}

const isPlayer = ({ name, position }: PastedPlayer) => name !== '' && position !== '';

function fromTable(lines: readonly string[], others: number): PastedRoster {
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const { at, hasHeader } = guessColumns(rows);
  const body = hasHeader ? rows.slice(1) : rows;
  const players = body.map((row) => {
    const player = { ...NOBODY };
    for (const field of FIELDS) player[field] = row[at[field] ?? -1] ?? '';
    return tidy(player);
  });
  const kept = players.filter(isPlayer);
  return { players: kept, leftOut: body.length - kept.length + others };
}

/** A name begins a player; what follows belongs to that player until the next name. */
function fromLines(lines: readonly string[]): PastedRoster {
  const found: PastedPlayer[] = [];
  let strange = 0;
  for (const line of lines) {
    const field = guessField(line);
    const last = found.at(-1);
    if (field === 'name') found.push({ ...NOBODY, name: line.trim() });
    else if (field !== null && last && last[field] === '') last[field] = line.trim();
    else strange += 1;
  }
  const kept = found.map(tidy).filter(isPlayer);
  return { players: kept, leftOut: strange + found.length - kept.length };
}

/** "QB/ATH" plays quarterback first; "6-2 " and "205 lbs" are read by the server. */
function tidy(player: PastedPlayer): PastedPlayer {
  return { ...player, position: player.position.split('/')[0]?.trim() ?? '' };
}
