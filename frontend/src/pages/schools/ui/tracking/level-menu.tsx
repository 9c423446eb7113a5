import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LeadLevel, School } from '@/entities/school';
import { leadLevels } from '../../model/tracking/lead-levels';

interface LevelMenuProps {
  school: School;
  anchor: HTMLElement;
  /** Not called for the level that the school already has. */
  onChoose: (level: LeadLevel) => void;
  onClose: () => void;
}

/** The lead levels and what each of them means, to choose one for the school. */
export function LevelMenu({ school, anchor, onChoose, onClose }: LevelMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': `Lead level: ${school.name}` } }}>
      {leadLevels.map(({ level, label, meaning }) => (
        <MenuItem
          key={level}
          role="menuitemradio"
          aria-checked={level === school.leadLevel}
          selected={level === school.leadLevel}
          sx={{ maxWidth: 360, whiteSpace: 'normal' }}
          onClick={() => {
            onClose();
            if (level !== school.leadLevel) onChoose(level);
          }}
        >
          <ListItemText primary={label} secondary={meaning} />
        </MenuItem>
      ))}
    </Menu>
  );
}
