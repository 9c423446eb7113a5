import type { ReactNode } from 'react';
import type { ConversationPart } from '@/entities/campaign';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';
import { StatusPill } from '@/shared/ui/status-pill';

interface ConversationHeaderProps {
  head: ConversationPart;
  /** Link back to the list; null when the list is visible. */
  back: ReactNode;
}

/** The coach and the school of the conversation. */
export function ConversationHeader({ head, back }: ConversationHeaderProps) {
  const { coachName, coachTitle, schoolName, isListed, waitsForAnswer } = head;
  const school = `${paths.schools}?${new URLSearchParams({ q: schoolName }).toString()}`;
  return (
    <PageHeader
      title={coachName}
      subtitle={
        <>
          {[coachTitle, schoolName].filter(Boolean).join(' · ')}
          {!isListed && ' · not in the directory any more'}
        </>
      }
      before={back}
      actions={
        <>
          {waitsForAnswer && <StatusPill tone="next">Answer waiting</StatusPill>}
          <LinkButton to={school} color="inherit" variant="outlined" size="small">
            Open school
          </LinkButton>
        </>
      }
    />
  );
}
