import type { ConversationPart } from '@/entities/campaign';
import { paths } from '@/shared/routes';
import { AppLink, LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';
import { StatusPill } from '@/shared/ui/status-pill';

/** Whom the conversation is with. */
export function ConversationHeader({ head }: { head: ConversationPart }) {
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
      before={<AppLink to={paths.campaigns}>Email Campaigns</AppLink>}
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
