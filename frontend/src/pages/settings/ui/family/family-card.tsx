import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { approvalWords, useGetFamilyQuery } from '@/entities/family';
import type { FamilyDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { FamilyLog } from './family-log';
import { GuardianRow } from './guardian-row';
import { HandOver } from './hand-over';
import { InvitationRow } from './invitation-row';
import { InviteForm } from './invite-form';

const most = 2;

function WhatTheySee({ approve, askBeforeSharing, pausedAt }: FamilyDto) {
  return (
    <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5, color: 'text.secondary' }}>
      <li>They see what you send to coaches, how replies begin, your share page and which mailbox is connected.</li>
      {approve !== null && <li>{approvalWords[approve]}</li>}
      {askBeforeSharing === true && <li>They are asked before your share page is turned on.</li>}
      {pausedAt !== null && <li>They paused all sending on {dayWords(pausedAt)}.</li>}
      <li>They never write as you and cannot change your profile.</li>
    </Box>
  );
}

function Family({ family }: { family: FamilyDto }) {
  const [link, setLink] = useState<string | null>(null);
  const { guardians, invitations, isMinor } = family;
  const hasRoom = guardians.length + invitations.length < most;
  return (
    <>
      {guardians.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1.5 }}>
          {isMinor
            ? 'Invite up to two parents or guardians. They get accounts of their own, see what you send and can read emails before they are sent. They never write as you.'
            : 'You are 18 or older, so nobody else decides for you.'}
        </Typography>
      ) : (
        <WhatTheySee {...family} />
      )}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {guardians.map((guardian) => (
          <GuardianRow key={guardian.id} guardian={guardian} mayEnd={!isMinor} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onCanceled={() => setLink(null)} />
        ))}
      </Box>
      {link !== null && <HandOver link={link} />}
      {isMinor && hasRoom && <InviteForm onInvited={setLink} />}
      {(guardians.length > 0 || invitations.length > 0) && <FamilyLog />}
      {isMinor && !hasRoom && (
        <Alert severity="info" variant="outlined" sx={{ mt: 1.5 }}>
          You can have two guardians, including invited ones.
        </Alert>
      )}
    </>
  );
}

/** The guardians of the athlete, and how to invite one. */
export function FamilyCard() {
  const { data, error, refetch } = useGetFamilyQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title="Guardians">
      {data === undefined && error === undefined && <SkeletonList rows={2} rowHeight={56} label="Loading your guardians" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Your guardians could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Family family={data} />}
    </SectionCard>
  );
}
