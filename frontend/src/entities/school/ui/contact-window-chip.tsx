import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { dayWords } from '@/shared/lib/dates';
import { Pending } from '@/shared/ui/in-order';
import { StatusPill } from '@/shared/ui/status-pill';
import { useContactWindows } from '../api/use-contact-windows';
import { type ContactWindow, contactWindowOf } from '../model/contact-window';
import { contactWindowWords } from '../model/contact-window-words';
import type { School } from '../model/school';

const sourceKinds: Record<NonNullable<ContactWindow['rule']>['sourceKind'], string> = {
  association: 'association',
  school: 'school',
  law_firm: 'law firm',
  press: 'press',
  other: 'other website',
};

const doubts: Partial<Record<NonNullable<ContactWindow['rule']>['status'], string>> = {
  disputed: 'Sources differ about this rule: check with the school.',
  unverified: 'This rule is unverified: check with the school.',
  proposed: 'This rule is only proposed.',
};

interface WhyProps {
  window: ContactWindow;
  association: School['association'];
}

function Why({ window: { state, rule, checkWithSchool }, association }: WhyProps) {
  if (rule === null) {
    return (
      <Typography variant="body2">
        {association === null || association === 'NCAA'
          ? 'We don’t know a rule for schools of this kind.'
          : `We don’t know any ${association} rule on when coaches may write to athletes.`}{' '}
        Ask the coach or the school's compliance office when they may answer.
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="body2">{rule.text}</Typography>
      {state === 'unknown' && <Typography variant="body2">Add your graduation year to your profile to see the day.</Typography>}
      {checkWithSchool && (
        <Typography variant="body2">
          {doubts[rule.status] ?? 'This was verified some time ago and may have changed: check with the school.'}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        Verified on {dayWords(rule.verifiedOn)} ·{' '}
        <Link href={rule.sourceUrl} target="_blank" rel="noreferrer">
          Source ({sourceKinds[rule.sourceKind]})
        </Link>
      </Typography>
    </>
  );
}

interface ContactWindowChipProps {
  school: Pick<School, 'division' | 'subdivision'> & Partial<Pick<School, 'association'>>;
}

/** Whether the coaches of a school may write to the athlete now; when pressed, shows the rule with its source and date. */
export function ContactWindowChip({ school }: ContactWindowChipProps) {
  const { data, isLoading } = useContactWindows();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const window = data && contactWindowOf(data, school);
  if (window === undefined) return isLoading ? <Pending /> : null;
  const { text, tone } = contactWindowWords(window);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ borderRadius: 999, minHeight: 24, maxWidth: '100%', textAlign: 'left', '& > span': { whiteSpace: 'normal' } }}
      >
        <StatusPill tone={tone}>{text}</StatusPill>
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text, sx: { p: 2, maxWidth: 340, display: 'grid', gap: 1 } } }}
      >
        <Why window={window} association={school.association ?? null} />
      </Popover>
    </>
  );
}
