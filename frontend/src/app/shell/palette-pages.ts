import type { User } from '@/entities/athlete';
import type { PalettePage } from '@/features/search-palette';
import { paths } from '@/shared/routes';
import { navItems } from './nav-items';

/** The sections of Settings and the legal pages, which are in no menu. */
const deeper: readonly PalettePage[] = [
  { label: 'Account', note: 'Settings', to: paths.settingsAt('account') },
  { label: 'Security', note: 'Settings: password, passkeys', to: paths.settingsAt('security') },
  { label: 'Email and mailbox', note: 'Settings: Gmail, signature, limits', to: paths.settingsAt('email') },
  { label: 'Family', note: 'Settings: parent, guardian', to: paths.settingsAt('family') },
  { label: 'Notices', note: 'Settings', to: paths.settingsAt('notices') },
  { label: 'Privacy and data', note: 'Settings: export, delete account', to: paths.settingsAt('privacy') },
  { label: 'Privacy', note: 'Legal', to: paths.privacy },
  { label: 'Terms', note: 'Legal', to: paths.terms },
  { label: 'Support', note: 'Help', to: paths.support },
];

/** The pages for signed-in users, those of the menu first. */
export function palettePages({ isAdmin }: Pick<User, 'isAdmin'>): PalettePage[] {
  const menu = [...navItems.main, ...navItems.account, ...(isAdmin ? navItems.admin : [])];
  return [...menu.map(({ label, to }) => ({ label, to })), ...deeper];
}
