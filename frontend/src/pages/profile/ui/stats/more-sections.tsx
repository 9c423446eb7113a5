import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { StatCard } from '../../model/games/stat-cards';
import type { StatGroup } from '../../model/games/stat-group';

interface MoreSectionsProps {
  /** Not shown yet. */
  cards: readonly StatCard[];
  onOpen: (group: StatGroup) => void;
}

/** A button for each section that the position does not call for, so that a returner opens one and not all. */
export function MoreSections({ cards, onOpen }: MoreSectionsProps) {
  if (cards.length === 0) return null;
  return (
    <Box role="group" aria-label="More sections" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {cards.map(({ group, title }) => (
        <Chip
          key={group}
          icon={<Add />}
          label={title}
          variant="outlined"
          onClick={() => onOpen(group)}
          sx={{ height: { xs: 44, md: 32 }, borderRadius: 6 }}
        />
      ))}
    </Box>
  );
}
