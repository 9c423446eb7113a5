import Check from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { LandingSection } from './landing-section';

const promises = [
  'No advertising, no trackers of other companies, nothing sold.',
  'A profile is private. Coaches see what your athlete writes in a mail, nothing else.',
  'No mail leaves by itself: your athlete presses Send, and can take it back for a moment after.',
  'A birth date is never put into a mail without asking first.',
  'Every mail that left stays on record, so you can read along.',
] as const;

/** What a parent wants to know first. */
export function ForParents() {
  return (
    <LandingSection
      anchor="for-parents"
      title="For parents"
      lead="Your athlete is a minor and writes to adults. This is how Recruit keeps that safe and open."
    >
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2, m: 0, p: 0 }}>
        {promises.map((promise) => (
          <Box component="li" key={promise} sx={{ display: 'flex', gap: 1.5, listStyle: 'none' }}>
            <Check sx={{ color: 'primary.main' }} />
            <span>{promise}</span>
          </Box>
        ))}
      </Box>
      <Box component="p" sx={{ mt: 3, '& a': { color: 'primary.main', fontWeight: 600 } }}>
        <Link to={paths.privacy}>Read the privacy page</Link>: what is kept, who sees it, for how long.
      </Box>
    </LandingSection>
  );
}
