import Box from '@mui/material/Box';
import type { Coach } from '@/entities/school';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { phoneLinks } from '../../model/panel/phone-links';

/** The ways beside email in which an athlete can write to this coach; each leads to a message that is composed for them. */
export function WriteButtons({ coach: { id, name, phone, xHandle, isExample } }: { coach: Coach }) {
  const ways = [
    ...(xHandle === null ? [] : [{ by: 'x', label: 'Write on X' } as const]),
    ...(phone === null || !phoneLinks.canText(phone) ? [] : [{ by: 'text', label: 'Text' } as const]),
  ];
  if (isExample || ways.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {ways.map(({ by, label }) => (
        <LinkButton key={by} to={paths.writeTo(id, by)} size="small" color="inherit" variant="outlined" aria-label={`${label}: ${name}`}>
          {label}
        </LinkButton>
      ))}
    </Box>
  );
}
