import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import { disc, field, stage } from './stage';

interface LinkStageProps {
  url: string;
  site: string;
  /** On a phone, too. */
  isOnPhone?: boolean;
}

/**
 * Takes the place of a player, beside films that have one. The link below it has the same target, so the keyboard and
 * screen readers skip it; on a phone, where cards are below each other, only the first card has one.
 */
export function LinkStage({ url, site, isOnPhone = false }: LinkStageProps) {
  return (
    <Box
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-hidden="true"
      tabIndex={-1}
      sx={{
        ...stage,
        display: { xs: isOnPhone ? 'grid' : 'none', md: 'grid' },
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        ...field,
        textDecoration: 'none',
        '&:hover': { bgcolor: 'brand.sideOn' },
      }}
    >
      <Box component="span" sx={disc}>
        <PlayArrow fontSize="large" />
      </Box>
      <span>opens at {site}</span>
    </Box>
  );
}
