import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { countOf } from '@/shared/lib/figures';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { StatusPill } from '@/shared/ui/status-pill';
import type { ReviewCoach } from '../../../model/flow/review-coach';
import type { ReviewState } from '../../../model/flow/review-states';

interface ReviewListProps {
  chosen: readonly ReviewCoach[];
  states: ReadonlyMap<number, ReviewState>;
  /** Coaches whose email was on the screen. */
  read: ReadonlySet<number>;
  currentId: number;
  onShow: (coachId: number) => void;
}

const pills = {
  read: <StatusPill tone="good">Read</StatusPill>,
  look: <StatusPill tone="bad">Needs a look</StatusPill>,
  unread: <StatusPill>Not read yet</StatusPill>,
} as const;

/** The picked coaches with what the server says about each mail. */
export function ReviewList({ chosen, states, read, currentId, onShow }: ReviewListProps) {
  const done = chosen.filter(({ coachId }) => read.has(coachId)).length;
  return (
    <Box sx={{ alignSelf: 'start' }}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {done} of {countOf(chosen.length, 'email')} read
      </Typography>
      <Box
        component="ul"
        aria-label="Picked coaches"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: '14px',
          overflow: 'hidden',
        }}
      >
        {chosen.map(({ coachId, coachName, coachTitle, schoolName }) => (
          <Box component="li" key={coachId} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <ButtonBase
              aria-current={coachId === currentId}
              onClick={() => onShow(coachId)}
              sx={{
                display: 'flex',
                width: '100%',
                gap: 1.5,
                px: 1.75,
                py: 1.25,
                textAlign: 'left',
                font: 'inherit',
                bgcolor: coachId === currentId ? 'brand.turfSoft' : 'transparent',
                '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
              }}
            >
              <AvatarInitials name={coachName} size={32} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 620 }}>{coachName}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{[coachTitle, schoolName].filter(Boolean).join(' · ')}</Box>
              </Box>
              {pills[states.get(coachId) ?? 'unread']}
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
