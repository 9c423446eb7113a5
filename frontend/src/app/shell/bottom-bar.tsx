import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { isMarked, linkTo } from './link-to';
import { type NavItem, navItems } from './nav-items';

interface BottomBarProps {
  items: readonly NavItem[];
  menuOpen: boolean;
  onMore: () => void;
}

const entry: SxProps<Theme> = {
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  border: 0,
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  /* Five words side by side: larger text takes no more than a fifth of the width for the longest. */
  fontSize: 'min(0.71875rem, 4.4vw)',
  fontWeight: 560,
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { fontSize: 'min(1.4rem, 32px)' },
  '&[aria-current="page"], &[data-current="true"]': { color: 'primary.main' },
  '&:focus-visible': { outlineOffset: '-3px', borderRadius: '10px' },
};

const bar: SxProps<Theme> = {
  display: { xs: 'flex', md: 'none' },
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 'appBar',
  px: 0.5,
  pt: 0.5,
  pb: 'calc(4px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
};

/** Pages that are in the menu alone, for whoever has no entry of the bar for them. */
const menuItems = [...navItems.main, ...navItems.admin, ...navItems.account];

/** The five things a thumb reaches on a phone; "More" opens the whole menu, and is marked on a page that only the menu has. */
export function BottomBar({ items, menuOpen, onMore }: BottomBarProps) {
  const { pathname } = useLocation();
  const isIn = (list: readonly NavItem[]) => list.some((item) => isMarked(item, pathname));
  return (
    <Box component="nav" aria-label="Shortcuts" sx={bar}>
      {items.map((item) => (
        <Box key={item.to} {...linkTo(item, pathname)} sx={entry}>
          {item.icon}
          {item.label}
        </Box>
      ))}
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        data-current={!isIn(items) && isIn(menuItems)}
        onClick={onMore}
        sx={entry}
      >
        <Menu />
        More
      </Box>
    </Box>
  );
}
