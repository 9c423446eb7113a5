import Box from '@mui/material/Box';
import { NavLink } from 'react-router';
import type { NavItem } from './nav-items';

interface NavLinkItemProps {
  item: NavItem;
  onNavigate?: (() => void) | undefined;
}

/** One entry of the sidebar; the page one is on carries aria-current. */
export function NavLinkItem({ item, onNavigate }: NavLinkItemProps) {
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box
        component={NavLink}
        to={item.to}
        end={item.to === '/'}
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
