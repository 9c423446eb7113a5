import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { classLine, fullName, type User } from '@/entities/athlete';
import { UnsentQuestion, useSignOut } from '@/features/sign-out';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { ThemeSwitch } from '@/shared/ui/theme-switch';
import { NavLinkItem } from './nav-link-item';
import { navItems } from './nav-items';

interface SidebarFooterProps {
  user: User;
  /** Called when an entry is chosen, so that a drawer can close. */
  onNavigate?: (() => void) | undefined;
}

function roleWords(user: User): string {
  if (user.role === 'guardian') return 'Guardian';
  return user.isAdmin ? 'Admin' : classLine(user);
}

function nameOf(user: User): string {
  const isNamed = Boolean(user.firstName && user.lastName);
  if (user.role === 'guardian') return user.guardianName ?? user.username;
  return user.isAdmin && !isNamed ? user.username : fullName(user);
}

/** The signed-in user, links to settings, the theme switch, and the sign-out button. */
export function SidebarFooter({ user, onNavigate }: SidebarFooterProps) {
  const { isLoading, unsent, start, go, stay } = useSignOut((error) => console.error('Sign out failed', error));
  const name = nameOf(user);

  return (
    <Box sx={{ borderTop: '1px solid rgb(255 255 255 / 11%)', pt: 1.5, mt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1.25, py: 1 }}>
        <AvatarInitials name={name} src={user.profileImageUrl} />
        <Box sx={{ minWidth: 0 }}>
          <Box component="strong" sx={{ display: 'block', color: '#fff', fontWeight: 650 }}>
            {name}
          </Box>
          <Box component="span" sx={{ fontSize: '0.8125rem' }}>
            {roleWords(user)}
          </Box>
        </Box>
      </Box>
      <Box component="nav" aria-label="Account">
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {navItems.account.map((item) => (
            <NavLinkItem key={item.to} item={item} onNavigate={onNavigate} />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, pt: 0.5 }}>
        <Button
          color="inherit"
          startIcon={<Logout />}
          disabled={isLoading}
          data-leaves-page
          onClick={() => void start()}
          sx={{ px: 1, mr: 'auto', '&.Mui-focusVisible': { outlineColor: '#F5A623' } }}
        >
          Sign Out
        </Button>
        <ThemeSwitch />
      </Box>
      <UnsentQuestion unsent={unsent} onStay={stay} onSignOut={() => void go()} />
    </Box>
  );
}
