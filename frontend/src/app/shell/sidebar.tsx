import Box from '@mui/material/Box';
import type { User } from '@/entities/athlete';
import { Brand } from '@/shared/ui/brand';
import { NavLinkItem } from './nav-link-item';
import { type NavItem, navItems } from './nav-items';
import { SearchButton } from './search-button';
import { SidebarFooter } from './sidebar-footer';

interface SidebarProps {
  user: User;
  /** Called when an entry is chosen, so that a drawer can close. */
  onNavigate?: () => void;
  /** Opens the global search; undefined when there is none. */
  onSearch?: (() => void) | undefined;
}

function NavList({ items, onNavigate }: { items: NavItem[]; onNavigate?: (() => void) | undefined }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0 }}>
      {items.map((item) => (
        <NavLinkItem key={item.to} item={item} onNavigate={onNavigate} />
      ))}
    </Box>
  );
}

/** The whole menu: always visible on a desktop, in a drawer on a phone. */
export function Sidebar({ user, onNavigate, onSearch }: SidebarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        height: '100%',
        overflowY: 'auto',
        px: 1.75,
        py: 2.5,
        bgcolor: 'brand.side',
        color: 'brand.sideText',
      }}
    >
      <Box sx={{ px: 1.25, pt: 0.5, pb: 2 }}>
        <Brand />
      </Box>
      {onSearch !== undefined && <SearchButton onSearch={onSearch} />}
      <Box component="nav" aria-label="Main" sx={{ flex: '1 0 auto' }}>
        <NavList items={user.role === 'guardian' ? navItems.family : navItems.main} onNavigate={onNavigate} />
        {user.isAdmin && (
          <>
            <Box component="h2" sx={{ px: 1.5, pt: 3, pb: 1, m: 0, fontSize: '0.78125rem', fontWeight: 600, color: 'inherit' }}>
              Admin
            </Box>
            <NavList items={navItems.admin} onNavigate={onNavigate} />
          </>
        )}
      </Box>
      <SidebarFooter user={user} onNavigate={onNavigate} />
    </Box>
  );
}
