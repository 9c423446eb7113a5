import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import { stage } from './stage';

interface LinkStageProps {
  url: string;
  site: string;
}

/**
 * Stands where a player would, beside films that have one. The link below it says the same, so the keyboard and a
 * screen reader pass it over; on a phone, where cards stand alone, it is left out.
 */
export function LinkStage({ url, site }: LinkStageProps) {
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
        display: { xs: 'none', md: 'grid' },
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        color: 'text.secondary',
        bgcolor: 'action.hover',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.selected' },
      }}
    >
      <OpenInNew fontSize="large" />
      <span>opens at {site}</span>
    </Box>
  );
}
