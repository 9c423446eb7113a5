import type { ReactNode } from 'react';
import Archive from '@mui/icons-material/Inventory2Outlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import SendToMobile from '@mui/icons-material/SendToMobileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { LinkButton } from '@/shared/ui/app-link';
import { type DeliveryChoice, deliveryChoices } from '../../model/delivery-choice';

interface NothingDeliveredProps {
  /** The button that keeps the emails; left out where there are none yet. */
  keep?: DeliveryChoice['button'];
  /** The button to send by hand; undefined when there are no emails yet. */
  byHand?: DeliveryChoice['button'];
  /** Only invented coaches were picked: no mailbox would change that. */
  onlyExamples?: boolean;
}

const icons: Record<DeliveryChoice['key'], ReactNode> = {
  connect: <MarkEmailRead />,
  by_hand: <SendToMobile />,
  keep: <Archive />,
};

function ChoiceButton({ button, first }: { button: NonNullable<DeliveryChoice['button']>; first: boolean }) {
  const { pathname, search } = useLocation();
  const look = { variant: first ? 'contained' : 'outlined', color: first ? 'ball' : 'inherit' } as const;
  const sx = { justifySelf: 'start', minHeight: 44, width: { xs: '100%', sm: 'auto' } };
  if ('to' in button) {
    return (
      <LinkButton to={button.to} state={{ backTo: pathname + search }} {...look} sx={sx}>
        {button.label}
      </LinkButton>
    );
  }
  return (
    <Button {...look} sx={sx} disabled={button.disabled ?? false} onClick={button.onPress}>
      {button.label}
    </Button>
  );
}

function Choice({ choice, first }: { choice: DeliveryChoice; first: boolean }) {
  const { key, title, text, button } = choice;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ display: 'grid', gap: 0.75, alignContent: 'start', p: 2, borderColor: first ? 'primary.main' : 'divider' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: first ? 'primary.main' : 'text.secondary' }}>
        {icons[key]}
        <Typography component="h3" sx={{ fontWeight: 640, color: 'text.primary' }}>
          {title}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: button ? 1 : 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {button !== null && <ChoiceButton button={button} first={first} />}
    </Card>
  );
}

function Why({ onlyExamples }: { onlyExamples: boolean }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ display: 'flex', p: 1, borderRadius: '10px', bgcolor: 'brand.ballSoft', color: 'text.primary' }}>
        <CloudOff />
      </Box>
      <Box>
        <Typography variant="h3" component="h2">
          Nothing can be delivered yet
        </Typography>
        <Typography color="textSecondary">
          {onlyExamples
            ? 'You picked only invented example coaches. Email to them cannot be delivered.'
            : 'No mailbox is connected, and this server has no way to send. No coach would get your emails.'}
        </Typography>
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(240px, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Shown before anything is written: no coach would get it, and what the athlete can do about that. */
export function NothingDelivered({ keep = null, byHand = null, onlyExamples = false }: NothingDeliveredProps) {
  const all = deliveryChoices({ keep, byHand });
  const choices = onlyExamples ? all.filter(({ key }) => key === 'keep') : all;
  const main = choices.find(({ button }) => button !== null);
  return (
    <Box component="section" aria-label="Nothing can be delivered yet" sx={{ display: 'grid', gap: 1.5 }}>
      <Why onlyExamples={onlyExamples} />
      <Box component="ul" sx={list}>
        {choices.map((choice) => (
          <Choice key={choice.key} choice={choice} first={choice === main} />
        ))}
      </Box>
    </Box>
  );
}
