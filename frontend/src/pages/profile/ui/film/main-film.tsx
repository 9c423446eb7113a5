import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FilmLinkDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';
import { LinkCheck } from './link-check';

interface MainFilmProps {
  main: FilmLinkDto | null;
  onEditLink: () => void;
}

/** The link that emails speak of; it is a field of the profile. */
export function MainFilm({ main, onEditLink }: MainFilmProps) {
  return (
    <SectionCard title="Your film link">
      <Typography color="textSecondary">This link goes into your emails and comes first.</Typography>
      <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>{main?.url ?? 'No link yet'}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onEditLink}>
          {main === null ? 'Add your film link' : 'Change the link'}
        </Button>
        {main !== null && <LinkCheck url={main.url} name="your profile" />}
      </Box>
    </SectionCard>
  );
}
