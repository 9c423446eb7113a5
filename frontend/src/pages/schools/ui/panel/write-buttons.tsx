import Box from '@mui/material/Box';
import { type Coach, WriteToCoach } from '@/entities/school';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { phoneLinks } from '../../model/panel/phone-links';

/** The ways in which an athlete can write to this coach: the conversation by email, and messages that are composed for them. */
export function WriteButtons({ coach: { id, name, phone, xHandle, isExample } }: { coach: Coach }) {
  const ways = [
    ...(xHandle === null ? [] : [{ by: 'x', label: 'Write on X' } as const]),
    ...(phone === null || !phoneLinks.canText(phone) ? [] : [{ by: 'text', label: 'Text' } as const]),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <WriteToCoach coach={{ id, name }} />
      {!isExample &&
        ways.map(({ by, label }) => (
          <LinkButton key={by} to={paths.writeTo(id, by)} size="small" color="inherit" variant="outlined" aria-label={`${label}: ${name}`}>
            {label}
          </LinkButton>
        ))}
    </Box>
  );
}
