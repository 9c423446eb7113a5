import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { linkTo } from './link-to';
import type { NavItem } from './nav-items';

interface NavLinkItemProps {
  item: NavItem;
  onNavigate?: (() => void) | undefined;
}

/** One entry of the sidebar; the page one is on carries aria-current. */
export function NavLinkItem({ item, onNavigate }: NavLinkItemProps) {
  const { pathname } = useLocation();
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box
        {...linkTo(item, pathname)}
        onClick={onNavigate}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 1.5,
          minHeight: 44,
          borderRadius: '10px',
          color: 'inherit',
          fontWeight: 500,
          textDecoration: 'none',
          '& svg': { fontSize: '1.25rem' },
          '&:hover': { bgcolor: 'rgb(255 255 255 / 6%)' },
          '&[aria-current="page"]': { bgcolor: 'brand.sideOn', color: '#fff', fontWeight: 600 },
          '&:focus-visible': { outlineColor: '#F5A623', outlineOffset: '-2px' },
        }}
      >
        {item.icon}
        {item.label}
      </Box>
    </Box>
  );
}
