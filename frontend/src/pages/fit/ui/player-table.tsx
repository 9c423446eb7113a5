import { StatusPill } from '@/shared/ui/status-pill';
import type { RosterPlayer } from '../model/roster-player';
import css from './fit-table.module.css';

type Shown = Omit<RosterPlayer, 'position' | 'season'>;

interface PlayerTableProps {
  players: readonly Shown[];
  /** The athlete's own row, which comes first. */
  you?: Pick<Shown, 'classYear' | 'height' | 'weight'>;
}

const orDash = (value: string | number | null, unit = '') => (value === null ? '–' : `${value}${unit}`);

/** Players with class, size and what they may still play. */
export function PlayerTable({ players, you }: PlayerTableProps) {
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label="Players">
      <table className={css['table']} data-narrow>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {['Class', 'Height', 'Weight', 'Years left'].map((title) => (
              <th key={title} scope="col" className={css['figure']}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {you && (
            <tr data-you>
              <th scope="row">You</th>
              <td>{orDash(you.classYear)}</td>
              <td>{orDash(you.height)}</td>
              <td>{orDash(you.weight, ' lb')}</td>
              <td>–</td>
            </tr>
          )}
          {players.map((player, row) => (
            <tr key={`${row} ${player.name}`}>
              <th scope="row">
                <span className={css['name']}>
                  {player.name}
                  {player.isStarter === true && <StatusPill tone="good">Starter</StatusPill>}
                </span>
              </th>
              <td>{orDash(player.classYear)}</td>
              <td>{orDash(player.height)}</td>
              <td>{orDash(player.weight, ' lb')}</td>
              <td>{orDash(player.eligibilityRemaining)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
