import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Coach } from '@/entities/school';
import { phoneLinks } from '../../model/panel/phone-links';

const gap = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25 } as const;
const target = { display: 'inline-flex', alignItems: 'center', minHeight: 28 } as const;

/** Email address, phone number and X handle. Those of an invented coach reach no one, so they are not links. */
export function CoachReach({ coach: { email, phone, xHandle, isExample } }: { coach: Coach }) {
  if (isExample) return <div>{[email, phone, xHandle === null ? null : `@${xHandle}`].filter((way) => way !== null).join(' · ')}</div>;
  return (
    <Box sx={gap}>
      {email === null ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          No email address known
        </Box>
      ) : (
        <Link href={`mailto:${email}`} sx={target}>
          {email}
        </Link>
      )}
      {phone !== null && (
        <Link href={phoneLinks.call(phone)} sx={target}>
          {phone}
        </Link>
      )}
      {xHandle !== null && (
        <Link
          href={`https://x.com/${xHandle}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`@${xHandle} on X, opens a new tab`}
          sx={target}
        >
          @{xHandle}
        </Link>
      )}
    </Box>
  );
}
