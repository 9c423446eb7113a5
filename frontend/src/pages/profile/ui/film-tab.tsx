import OpenInNew from '@mui/icons-material/OpenInNew';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@/shared/ui/empty-state';
import { SectionCard } from '@/shared/ui/section-card';
import { filmHost } from '../model/film-host';

interface FilmTabProps {
  address: string | null;
  onEdit: () => void;
}

/** The link that coaches get to the athlete's film. */
export function FilmTab({ address, onEdit }: FilmTabProps) {
  const host = filmHost(address);
  if (address === null || host === null) {
    const add = (
      <Button variant="contained" onClick={onEdit}>
        Add your film link
      </Button>
    );
    return (
      <Card>
        <EmptyState icon={<PlayCircle />} title="No film yet" action={add}>
          Coaches want to see you play. Paste the link to your Hudl profile or highlights.
        </EmptyState>
      </Card>
    );
  }
  return (
    <SectionCard title="Your film">
      <Typography color="textSecondary">This is the link that goes into your mails.</Typography>
      <Typography sx={{ my: 1.5, overflowWrap: 'anywhere' }}>{address}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          endIcon={<OpenInNew />}
        >
          Open at {host}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onEdit}>
          Change the link
        </Button>
      </Box>
    </SectionCard>
  );
}
