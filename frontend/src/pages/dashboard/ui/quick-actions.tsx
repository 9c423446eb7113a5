import Insights from '@mui/icons-material/InsightsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import Box from '@mui/material/Box';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';

const actions = [
  { to: paths.schools, label: 'Browse schools', icon: <School /> },
  { to: paths.campaigns, label: 'Email campaigns', icon: <Mail /> },
  { to: paths.profile, label: 'Update profile', icon: <Person /> },
  { to: paths.analytics, label: 'View analytics', icon: <Insights /> },
] as const;

/** The four pages that athletes open most. */
export function QuickActions() {
  return (
    <SectionCard title="Quick Actions">
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '1fr 1fr' } }}>
        {actions.map(({ to, label, icon }) => (
          <LinkButton
            key={to}
            to={to}
            variant="outlined"
            color="inherit"
            startIcon={icon}
            sx={{ justifyContent: 'flex-start', minHeight: 48, px: 1.5, '& .MuiButton-startIcon': { color: 'primary.main' } }}
          >
            {label}
          </LinkButton>
        ))}
      </Box>
    </SectionCard>
  );
}
