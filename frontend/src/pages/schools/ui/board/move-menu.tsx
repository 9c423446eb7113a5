import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { School } from '@/entities/school';
import { leadLevels } from '../../model/lead-levels';
import css from './board.module.css';
import type { BoardActions } from './board-actions';

interface MoveMenuProps extends Pick<BoardActions, 'onMove'> {
  school: School;
}

/** Moves a card without dragging. */
export function MoveMenu({ school, onMove }: MoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={css['move']}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Move ${school.name} to …`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Move
      </button>
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': 'Lead level' } }}>
          {leadLevels.map(({ level, label }) => (
            <MenuItem
              key={level}
              disabled={level === school.leadLevel}
              onClick={() => {
                setAnchor(null);
                onMove(school, level);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
