import type { School } from '@/entities/school';
import { StatusPill } from '@/shared/ui/status-pill';
import { contactState } from '../model/contact-state';

/** How far the athlete got with the school. */
export function ContactPill({ school }: { school: School }) {
  const { tone, words } = contactState(school);
  return <StatusPill tone={tone}>{words}</StatusPill>;
}
