import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { footerYears } from './footer-years';

const links = [
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.support, label: 'Support' },
] as const;

/** The foot of every page, signed in or out. */
export function PageFooter() {
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.84375rem',
      }}
    >
      <Box component="nav" aria-label="Legal" sx={{ display: 'flex', gap: 2.5 }}>
        {links.map(({ to, label }) => (
          <Box
            key={to}
            component={Link}
            to={to}
            sx={{ color: 'inherit', py: 0.5, '&:hover': { color: 'text.primary' } }}
          >
            {label}
          </Box>
        ))}
      </Box>
      <Box component="span" sx={{ ml: { sm: 'auto' } }}>
        © {footerYears(new Date())} Recruit
      </Box>
    </Box>
  );
}
