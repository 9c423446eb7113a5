import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { Outlet, useMatch } from 'react-router';
import { paths } from '@/shared/routes';
import { inOrder } from '@/shared/ui/in-order';
import { PageFooter } from '@/shared/ui/page-footer';
import { PublicHeader } from '@/shared/ui/public-header';
import { Spinner } from '@/shared/ui/spinner';
import { AppTheme } from '../theme/app-theme';
import { SkipLink } from './skip-link';

/** The frame of the pages that can be read without an account. */
export function PublicLayout() {
  // A form is beside a shared profile.
  const maxWidth = useMatch(paths.sharedProfile) === null ? 860 : 1100;
  return (
    <AppTheme>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', '@media print': { display: 'block', minHeight: 0 } }}>
        <SkipLink />
        <PublicHeader />
        <Box
          component="main"
          id="main"
          className={inOrder}
          tabIndex={-1}
          // As in the frame of a signed-in page: the foot is below the first screen from the start.
          sx={{
            flex: 1,
            minHeight: '100dvh',
            width: '100%',
            maxWidth,
            mx: 'auto',
            px: 2,
            py: { xs: 3, md: 5 },
            '@media print': { p: 0 },
          }}
        >
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </Box>
        <Box sx={{ width: '100%', maxWidth, mx: 'auto', px: 2 }}>
          <PageFooter />
        </Box>
      </Box>
    </AppTheme>
  );
}
