import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { useSession } from '@/entities/athlete';
import { type Approval, ApprovalChoice, useLookAtInvitationQuery } from '@/entities/family';
import { errorText, type OpenInvitationDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { AcceptButton } from './accept-button';
import { JoinForm } from './join-form';

function WhatItMeans({ athlete }: { athlete: string }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
      <li>You see what {athlete} sends to coaches and who replies.</li>
      <li>You decide whether you read emails before they are sent, and you can pause all sending.</li>
      <li>
        You never write as {athlete}. {athlete} sees everything you decide.
      </li>
    </Box>
  );
}

function Invitation({ token, invitation }: { token: string; invitation: OpenInvitationDto }) {
  const { athleteName: athlete, address, approve: present, expiresAt } = invitation;
  const { user } = useSession();
  const [approve, setApprove] = useState<Approval>('first');
  const [asks, setAsks] = useState(true);
  const choices = { token, approve, askBeforeSharing: asks };
  return (
    <>
      <PageHeader
        title={`Be ${athlete}’s guardian`}
        documentTitle="Guardian invitation"
        subtitle={`Invited at ${address}. The invitation is good until ${dayWords(expiresAt)}.`}
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <SectionCard title="What it means">
          <WhatItMeans athlete={athlete} />
        </SectionCard>
        {present === null ? (
          <SectionCard title="What you want to decide">
            <ApprovalChoice athlete={athlete} value={approve} onChoose={setApprove} />
            <FormControlLabel
              sx={{ mt: 1, mr: 0, minHeight: 44 }}
              control={<Switch checked={asks} onChange={(_, on) => setAsks(on)} />}
              label="Ask me before the share page is turned on"
            />
            <Typography variant="body2" color="textSecondary">
              You can change both at any time.
            </Typography>
          </SectionCard>
        ) : (
          <Alert severity="info" variant="outlined">
            {athlete} already has a guardian, who chose what needs approval. You can change it once you have joined.
          </Alert>
        )}
        {user?.role === 'guardian' && <AcceptButton athlete={athlete} choices={choices} />}
        {user?.role === 'athlete' && (
          <Alert severity="warning" variant="outlined">
            You are signed in as an athlete. Open this link on the phone or computer of your parent or guardian, or sign out first.
          </Alert>
        )}
        {user === null && <JoinForm choices={choices} />}
      </Box>
    </>
  );
}

/** Where the link of an invitation leads. Opening it uses nothing up: mail scanners open links, but send no form. */
export function GuardianInvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error } = useLookAtInvitationQuery({ token }, { skip: token === '' });

  if (data !== undefined) return <Invitation token={token} invitation={data} />;
  return (
    <>
      <PageHeader title="Guardian invitation" />
      {error === undefined && token !== '' ? (
        <SkeletonList rows={3} rowHeight={96} label="Loading the invitation" />
      ) : (
        <Alert severity="warning" variant="outlined">
          {error === undefined
            ? 'The link is incomplete. Please open it again from where you got it.'
            : errorText(error, 'The invitation could not be loaded. Please try again.')}
        </Alert>
      )}
    </>
  );
}
