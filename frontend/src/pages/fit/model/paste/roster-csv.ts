import type { PastedPlayer } from './pasted-player';

interface Of {
  schoolName: string;
  state: string;
  season: string;
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The players as the file that the roster import reads. */
export function rosterCsv(players: readonly PastedPlayer[], { schoolName, state, season }: Of): File {
  const head = 'school_name,state,season,player_name,position,class_year,height,weight';
  const rows = players.map(({ name, position, classYear, height, weight }) =>
    [schoolName, state, season, name, position, classYear, height, weight].map(quoted).join(','),
  );
  return new File([[head, ...rows].join('\n')], `pasted roster of ${schoolName}.csv`, { type: 'text/csv' });
}
