import { Suspense, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Outlet, useLocation } from 'react-router';
import type { User } from '@/entities/athlete';
import { OfflineNotice } from '@/features/offline';
import { paths } from '@/shared/routes';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { inOrder } from '@/shared/ui/in-order';
import { PageFooter } from '@/shared/ui/page-footer';
import { Spinner } from '@/shared/ui/spinner';
import { DemoNotice } from '../demo-notice';
import { UpdateNotice } from '../worker';
import { BottomBar } from './bottom-bar';
import { keepFocus } from './keep-focus';
import { MenuDrawer } from './menu-drawer';
import { navItems } from './nav-items';
import { ShellDialogs } from './shell-dialogs';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useShellDialog } from './use-shell-dialog';

const sidebarWidth = 248;

interface AppShellProps {
  user: User;
}

/** After an error the page is rendered again when the address changes; the list of conversations keeps its state while conversations are opened beside it. */
function pageOf(pathname: string): string {
  return pathname.startsWith(`${paths.conversations}/`) ? paths.conversations : pathname;
}

/** The frame of every signed-in page. */
export function AppShell({ user }: AppShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // Not rendered on a phone, where it is not visible.
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const page = useRef<HTMLElement>(null);
  useEffect(() => (page.current === null ? undefined : keepFocus(page.current)), []);
  const closeMenu = () => setMenuOpen(false);
  // A guardian's few pages all are in the menu.
  const hasSearch = user.role !== 'guardian';
  const [dialog, openDialog] = useShellDialog(hasSearch);
  const onSearch = hasSearch ? () => openDialog('search') : undefined;
  const searchFromMenu = hasSearch
    ? () => {
        closeMenu();
        openDialog('search');
      }
    : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${sidebarWidth}px minmax(0, 1fr)` } }}>
      <SkipLink />
      <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 0, height: '100dvh' }}>
        {isWide && <Sidebar user={user} onSearch={onSearch} />}
      </Box>
      <MenuDrawer open={menuOpen} onClose={closeMenu}>
        <Sidebar user={user} onNavigate={closeMenu} onSearch={searchFromMenu} />
      </MenuDrawer>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', px: { xs: 2, sm: 3, lg: 4.5 } }}>
        {onSearch !== undefined && <TopBar onSearch={onSearch} />}
        <DemoNotice />
        <UpdateNotice />
        <OfflineNotice />
        <Box
          component="main"
          id="main"
          ref={page}
          className={inOrder}
          tabIndex={-1}
          // The foot of the page is below the first screen from the start, so that nothing pushes it down.
          sx={{ flex: 1, minHeight: '100dvh', width: '100%', maxWidth: 1240, mx: 'auto', pt: { xs: 2.5, md: 3.5 }, pb: 5 }}
        >
          <ErrorBoundary key={pageOf(pathname)}>
            <Suspense fallback={<Spinner />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Box>
        <Box sx={{ pb: { xs: 'calc(64px + env(safe-area-inset-bottom))', md: 0 } }}>
          <PageFooter />
        </Box>
      </Box>
      <BottomBar
        items={user.role === 'guardian' ? navItems.family : navItems.bottom}
        menuOpen={menuOpen}
        onMore={() => setMenuOpen(true)}
      />
      <ShellDialogs user={user} open={dialog} onOpen={openDialog} />
    </Box>
  );
}
