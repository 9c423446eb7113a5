import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { countOf } from '@/shared/lib/figures';
import type { PastedRoster } from '../../model/paste/pasted-player';
import css from '../fit-table.module.css';

const SHOWN = 6;

/** What was understood of a pasted text. */
export function PastePreview({ roster: { players, leftOut } }: { roster: PastedRoster }) {
  if (players.length === 0) {
    return <Alert severity="warning">No player with a name and a position was found in this text.</Alert>;
  }
  const found = `${countOf(players.length, 'player')} found.`;
  const lines = countOf(leftOut, 'line belongs', 'lines belong');
  const rest = leftOut === 0 ? '' : ` ${lines} to no player.`;
  return (
    <div>
      <Typography role="status">{`${found}${rest} The first of them:`}</Typography>
      <div className={css['scroll']} tabIndex={0} role="region" aria-label="Players found">
        <table className={css['table']}>
          <thead>
            <tr>
              {['Name', 'Position', 'Class', 'Height', 'Weight'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.slice(0, SHOWN).map(({ name, position, classYear, height, weight }, row) => (
              <tr key={`${row} ${name}`}>
                <th scope="row">{name}</th>
                <td>{position}</td>
                <td>{classYear || '–'}</td>
                <td>{height || '–'}</td>
                <td>{weight || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
