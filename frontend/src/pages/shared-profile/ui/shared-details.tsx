import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SharedFactDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';

interface SharedDetailsProps {
  details: readonly SharedFactDto[];
}

/** School, and whatever else the athlete shows. */
export function SharedDetails({ details }: SharedDetailsProps) {
  return (
    <SectionCard title="About">
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          mt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@media print': { gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {details.map(({ label, value, url }) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {url === null ? (
                value
              ) : (
                <Link href={url} target="_blank" rel="noopener noreferrer nofollow">
                  {value}
                </Link>
              )}
            </Typography>
          </div>
        ))}
      </Box>
    </SectionCard>
  );
}
