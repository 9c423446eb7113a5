import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { StatusPill } from '@/shared/ui/status-pill';
import type { ReviewCoach } from '../../../model/flow/review-coach';
import type { ReviewState } from '../../../model/flow/review-states';

interface ReviewListProps {
  chosen: readonly ReviewCoach[];
  states: ReadonlyMap<number, ReviewState>;
  /** Coaches whose present email was on the screen. */
  read: ReadonlySet<number>;
  /** Coaches who get another text than the campaign's. */
  own: ReadonlySet<number>;
  currentId: number;
  /** Whose email was just left; the list opens at this row. */
  leftId: number | null;
  onShow: (coachId: number) => void;
}

const pills = {
  read: <StatusPill tone="good">Looked at</StatusPill>,
  look: <StatusPill tone="bad">Needs a look</StatusPill>,
  changed: <StatusPill tone="next">Changed since you looked</StatusPill>,
  unread: <StatusPill>Not looked at yet</StatusPill>,
} as const;

/** Beside the email a long list scrolls by itself: the email stays in view while a coach far down is chosen. */
const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  overflow: { xs: 'hidden', md: 'auto' },
  maxHeight: { md: 'max(240px, calc(100dvh - 320px))' },
} as const;

const rowOf = (isCurrent: boolean) =>
  ({
    display: 'flex',
    width: '100%',
    gap: 1.5,
    px: 1.75,
    py: 1.25,
    textAlign: 'left',
    font: 'inherit',
    bgcolor: isCurrent ? 'brand.turfSoft' : 'transparent',
    '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
  }) as const;

interface ReviewRowProps {
  coach: ReviewCoach;
  state: ReviewState;
  hasOwnText: boolean;
  isCurrent: boolean;
  onShow: () => void;
}

function ReviewRow({ coach: { coachName, coachTitle, schoolName, earlier }, state, hasOwnText, isCurrent, onShow }: ReviewRowProps) {
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase aria-current={isCurrent} onClick={onShow} sx={rowOf(isCurrent)}>
        <AvatarInitials name={coachName} size={32} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 620 }}>{coachName}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{[coachTitle, schoolName].filter(Boolean).join(' · ')}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
            {pills[state]}
            {hasOwnText && <StatusPill tone="info">Changed for this coach</StatusPill>}
            {typeof earlier === 'string' && <StatusPill tone="next">You wrote before</StatusPill>}
          </Box>
        </Box>
      </ButtonBase>
    </Box>
  );
}

/** The picked coaches with the server's findings about each email. */
export function ReviewList({ chosen, states, read, own, currentId, leftId, onShow }: ReviewListProps) {
  const done = chosen.filter(({ coachId }) => read.has(coachId)).length;
  const toFix = chosen.filter(({ coachId }) => states.get(coachId) === 'look').length;
  const rows = useRowOf(chosen.findIndex(({ coachId }) => coachId === leftId));
  return (
    <Box sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Typography role="status" sx={{ flex: 1, fontWeight: 620 }}>
          {done} of {chosen.length} looked at
        </Typography>
        {toFix > 0 && <Typography color="textSecondary">{toFix} to fix</Typography>}
      </Box>
      <Box component="ul" ref={rows} aria-label="Picked coaches" sx={list}>
        {chosen.map((coach) => (
          <ReviewRow
            key={coach.coachId}
            coach={coach}
            state={states.get(coach.coachId) ?? 'unread'}
            hasOwnText={own.has(coach.coachId)}
            isCurrent={coach.coachId === currentId}
            onShow={() => onShow(coach.coachId)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Brings the row at this place into view and gives it the focus, once; none when it is negative. */
function useRowOf(place: number) {
  const rows = useRef<HTMLUListElement>(null);
  const first = useRef(place);
  useEffect(() => {
    const row = rows.current?.children[first.current];
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return rows;
}
