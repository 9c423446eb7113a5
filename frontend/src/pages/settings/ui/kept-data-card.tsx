import Typography from '@mui/material/Typography';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';

/** Leads to the page about all that is stored. */
export function KeptDataCard() {
  return (
    <SectionCard title="What we keep, and how long">
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1.5 }}>
        What Recruit stores about you, who sees it, and when it is deleted.
      </Typography>
      <LinkButton to={paths.privacy} variant="outlined" color="inherit">
        Read what we keep
      </LinkButton>
    </SectionCard>
  );
}
