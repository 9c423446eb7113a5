import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkButton } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';
import type { AdminTask } from '../model/admin-tasks';

/** What waits for the admin, each with its reason and the way there. */
export function AdminTasks({ tasks }: { tasks: AdminTask[] }) {
  return (
    <SectionCard title="Action Items">
      {tasks.length === 0 && <Typography color="textSecondary">You&apos;re all caught up.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {tasks.map(({ key, title, reason, button, to }, index) => (
          <Box
            key={key}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.25,
              py: 1.75,
              listStyle: 'none',
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: '1 1 240px' }}>
              <Typography component="h3" sx={{ fontWeight: 640 }}>
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {reason}
              </Typography>
            </Box>
            <LinkButton to={to} variant={index === 0 ? 'contained' : 'outlined'} color={index === 0 ? 'ball' : 'inherit'}>
              {button}
            </LinkButton>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
