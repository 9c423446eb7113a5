import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from '@/entities/athlete';
import { SectionCard } from '@/shared/ui/section-card';
import { StatusPill } from '@/shared/ui/status-pill';
import { mailFacts } from '../model/mail-facts';

interface StatusCardProps {
  user: User;
  /** Opens editing; left out where the fields stand beside the card. */
  onEdit?: () => void;
}

/** What a mail to a coach can say about the athlete, and what it cannot yet. */
export function StatusCard({ user, onEdit }: StatusCardProps) {
  const facts = mailFacts(user);
  const known = facts.filter((fact) => fact.known).length;
  const complete = known === facts.length;
  return (
    <SectionCard
      title="Profile Status"
      aside={
        <StatusPill tone={complete ? 'good' : 'next'}>
          {complete ? 'Ready for mails' : `${known} of ${facts.length}`}
        </StatusPill>
      }
    >
      <Typography color="textSecondary">
        {complete ? 'Your mails can say everything a coach looks for first.' : 'Coaches look for these in your first mail.'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1.5, display: 'grid', gap: 1 }}>
        {facts.map(({ label, known: isKnown }) => (
          <Box key={label} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {isKnown ? <CheckCircle fontSize="small" color="primary" /> : <RadioButtonUnchecked fontSize="small" color="action" />}
            <Box component="span" sx={{ flex: 1 }}>
              {label}
            </Box>
            <Typography component="span" variant="body2" color="textSecondary">
              {isKnown ? 'There' : 'Missing'}
            </Typography>
          </Box>
        ))}
      </Box>
      {!complete && onEdit && (
        <Button variant="outlined" onClick={onEdit}>
          Fill in what is missing
        </Button>
      )}
    </SectionCard>
  );
}
