import type { ReactNode } from 'react';
import Add from '@mui/icons-material/AddTask';
import LinkIcon from '@mui/icons-material/AddLink';
import Event from '@mui/icons-material/EventOutlined';
import Contacts from '@mui/icons-material/ContactMailOutlined';
import Forward from '@mui/icons-material/ForwardToInboxOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Help from '@mui/icons-material/HelpOutlined';
import Archive from '@mui/icons-material/Inventory2Outlined';
import Mail from '@mui/icons-material/MailOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Pause from '@mui/icons-material/PauseCircleOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import SyncProblem from '@mui/icons-material/SyncProblemOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkButton } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';
import type { NextAction } from '../model/next-action';

const icons: Record<NextAction['kind'], ReactNode> = {
  decision: <Help />,
  deadline: <Event />,
  offer: <Handshake />,
  kept: <Archive />,
  paused: <Pause />,
  address: <MarkEmailRead />,
  gmail: <SyncProblem />,
  reply: <Reply />,
  profile: <Person />,
  schools: <Add />,
  coaches: <Contacts />,
  links: <LinkIcon />,
  outreach: <Mail />,
  'follow-up': <Forward />,
};

function ActionRow({ action, first }: { action: NextAction; first: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '2.5rem 1fr', sm: '2.5rem 1fr auto' },
        columnGap: 1.75,
        rowGap: 1.25,
        alignItems: { xs: 'start', sm: 'center' },
        py: 1.75,
        listStyle: 'none',
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '2.5rem',
          height: '2.5rem',
          borderRadius: '11px',
          bgcolor: first ? 'brand.ballSoft' : 'brand.turfSoft',
          color: first ? 'warning.main' : 'primary.main',
        }}
      >
        {icons[action.kind]}
      </Box>
      <div>
        <Typography component="h3" sx={{ fontWeight: 640 }}>
          {action.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {action.reason}
        </Typography>
      </div>
      <LinkButton
        to={action.to}
        variant={first ? 'contained' : 'outlined'}
        color={first ? 'ball' : 'inherit'}
        sx={{ gridColumn: { xs: 2, sm: 3 }, justifySelf: 'start' }}
      >
        {action.button}
      </LinkButton>
    </Box>
  );
}

interface NextUpProps {
  actions: NextAction[];
}

/** What to do today: the first of them is the one amber button of the page. */
export function NextUp({ actions }: NextUpProps) {
  return (
    <SectionCard title="Action Items" aside={<Typography color="textSecondary">Next up</Typography>}>
      {actions.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 1 }}>
          You&apos;re all caught up.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {actions.map((action, index) => (
            <ActionRow key={action.key} action={action} first={index === 0} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
