import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { paths, useDocumentTitle } from '@/shared/routes';
import { PageFooter } from '@/shared/ui/page-footer';
import { PublicHeader } from '@/shared/ui/public-header';
import { ForParents } from './for-parents';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';

const headerLink = {
  display: { xs: 'none', sm: 'inline' },
  color: '#fff',
  textDecoration: 'none',
  fontWeight: 500,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineColor: '#F5A623' },
} as const;

/** What everybody sees who is not signed in. */
export function LandingPage() {
  useDocumentTitle('Recruit');
  return (
    <>
      <PublicHeader>
        <Box component="a" href="#how-it-works" sx={headerLink}>
          How it works
        </Box>
        <Box component="a" href="#for-parents" sx={headerLink}>
          For parents
        </Box>
        <Box component={Link} to={paths.privacy} sx={headerLink}>
          Privacy
        </Box>
      </PublicHeader>
      <main>
        <Hero />
        <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 } }}>
          <HowItWorks />
          <ForParents />
        </Box>
      </main>
      <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 } }}>
        <PageFooter />
      </Box>
    </>
  );
}
