import type { TimelineEntry } from '@/entities/school';
import { dayWords } from '@/shared/lib/dates';
import { canBePlanned, contactKinds, offerStatuses } from './contact-kinds';
import { leadLevels } from '../tracking/lead-levels';

/** The texts of a timeline entry. */
export interface TimelineWords {
  tone: 'neutral' | 'good' | 'next' | 'bad' | 'info';
  title: string;
  /** An email's subject or how it begins, a note, why an email did not arrive. */
  detail: string | null;
}

type Words = (entry: TimelineEntry, now: Date) => TimelineWords;

const someone = (name: string | null) => (name === null || name === '' ? 'a coach' : name);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const labelOf = (level: string | undefined) => leadLevels.find((known) => known.level === level)?.label ?? 'COLD';

/** Its date is in the future; no other field marks that. */
const isPlanned = ({ contactKind, at }: TimelineEntry, now: Date): boolean => canBePlanned(contactKind) && new Date(at) > now;

function loggedTitle(entry: TimelineEntry, now: Date): string {
  const { contactKind, to, offerStatus } = entry;
  const plain = contactKinds.find(({ value }) => value === contactKind)?.label ?? 'Contact';
  const ofOffer = offerStatuses.find(({ value }) => value !== '' && value === offerStatus)?.label;
  const status = isPlanned(entry, now) ? 'Planned' : ofOffer;
  const kind = status === undefined ? plain : `${status} ${plain.toLowerCase()}`;
  return to === null || to === '' ? kind : `${kind} with ${to}`;
}

function loggedTone(entry: TimelineEntry, now: Date): TimelineWords['tone'] {
  const { contactKind, offerStatus } = entry;
  if (contactKind !== 'offer') return isPlanned(entry, now) ? 'next' : 'info';
  return offerStatus === 'withdrawn' || offerStatus === 'declined' ? 'neutral' : 'good';
}

const sentBy: Record<NonNullable<TimelineEntry['channel']>, string> = {
  email: '',
  email_by_hand: ' by hand',
  x: ' on X, by hand',
  text: ' by text message, by hand',
};

const byKind: Record<TimelineEntry['kind'], Words> = {
  mail_sent: ({ to, subject, channel }) => ({
    tone: 'info',
    title: `You wrote to ${someone(to)}${sentBy[channel ?? 'email']}`,
    detail: subject,
  }),
  mail_opened: ({ to, subject }) => ({
    tone: 'neutral',
    title: `${capital(someone(to))} opened your email (estimated)`,
    detail: subject,
  }),
  mail_replied: ({ from, text, subject, outsideDomain, isNoted }) => ({
    tone: 'good',
    title: `${capital(someone(from))} replied${outsideDomain ? ' (not from the school’s address)' : ''}${isNoted ? ' (noted by you)' : ''}`,
    detail: text ?? subject,
  }),
  mail_auto_reply: ({ from, text, subject }) => ({
    tone: 'neutral',
    title: `Automatic reply from ${someone(from)}`,
    detail: text ?? subject,
  }),
  mail_bounced: ({ to, text, subject }) => ({
    tone: 'bad',
    title: `Your email to ${someone(to)} bounced`,
    detail: text ?? subject,
  }),
  mail_failed: ({ to, text, subject }) => ({
    tone: 'bad',
    title: `Your email to ${someone(to)} was not sent`,
    detail: text ?? subject,
  }),
  lead_changed: ({ lead }) => ({
    tone: 'next',
    title: `Lead level ${labelOf(lead?.from)} → ${labelOf(lead?.to)}`,
    detail: null,
  }),
  note_changed: ({ text }) =>
    text
      ? { tone: 'neutral', title: 'You changed your notes', detail: text }
      : { tone: 'neutral', title: 'You cleared your notes', detail: null },
  next_step_changed: ({ text }) =>
    text ? { tone: 'neutral', title: 'Next step', detail: text } : { tone: 'neutral', title: 'You cleared the next step', detail: null },
  contact_logged: (entry, now) => ({
    tone: loggedTone(entry, now),
    title: loggedTitle(entry, now),
    detail: [entry.deadline && `Answer by ${dayWords(entry.deadline)}.`, entry.text].filter(Boolean).join(' ') || null,
  }),
};

/** What happened, and between whom. */
export function timelineWords(entry: TimelineEntry, now: Date): TimelineWords {
  return byKind[entry.kind](entry, now);
}
