import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { BrandMark } from './brand-mark';

/** The name with its ball; leads home. Stands on the deep green only. */
export function Brand() {
  return (
    <Box
      component={Link}
      to={paths.home}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        color: '#fff',
        textDecoration: 'none',
        fontFamily: (theme) => theme.typography.h1.fontFamily,
        fontWeight: 800,
        fontStretch: '112%',
        fontSize: '1.5rem',
        lineHeight: 1,
        letterSpacing: '-0.02em',
        borderRadius: '8px',
        '&:focus-visible': { outlineColor: '#F5A623' },
      }}
    >
      <BrandMark />
      Recruit
    </Box>
  );
}
