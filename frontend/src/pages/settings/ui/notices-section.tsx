import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useGetEmailChangeMailQuery, useGetUserQuery } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { Pending } from '@/shared/ui/in-order';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useToast } from '@/shared/ui/toast';
import { useChangeUserSettingsMutation, useGetUserSettingsQuery } from '../api/privacy.gen';

const words = { maxWidth: '68ch' } as const;

/** The one notice that can be turned off. Saved at once. */
function LostAccountChoice({ wanted, onChanged }: { wanted: boolean; onChanged: () => Promise<unknown> }) {
  const id = useId();
  const toast = useToast();
  const [change, { isLoading }] = useChangeUserSettingsMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(on: boolean): Promise<void> {
    const { error } = await change({ lostAccountNotice: on });
    setFailure(error === undefined ? null : errorText(error, 'It was not changed. Please try again.'));
    if (error !== undefined) return;
    await onChanged();
    toast({ title: on ? 'Notice turned on' : 'Notice turned off' });
  }

  return (
    <>
      <FormControlLabel
        sx={{ mr: 0, minHeight: 44 }}
        control={
          <Switch
            checked={wanted}
            disabled={isLoading}
            onChange={(_, on) => void choose(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label="Email me when my Gmail or mailbox stops working"
      />
      <Typography id={id} variant="body2" color="textSecondary" sx={words}>
        Emails to coaches wait until you connect it again. Home and Email Campaigns also show it.
      </Typography>
      {failure !== null && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}

/** When notices rest: the server counts the hours of the home state. */
function QuietHours() {
  const { data: user } = useGetUserQuery();
  const state = user?.state ?? '';
  return (
    <SectionCard title="Quiet hours">
      <Typography variant="body2" color="textSecondary" sx={words}>
        No notice is sent between 9 PM and 7 AM. It waits for the morning.{' '}
        {state === '' ? (
          <>
            <AppLink to={paths.profile}>Add your home state to your profile</AppLink>, so that we know when it is night for you. Until then
            we wait until it is day in every state.
          </>
        ) : (
          `We use the time in ${state}, from your profile.`
        )}
      </Typography>
    </SectionCard>
  );
}

/** What is sent by email, and when. */
export function NoticesSection() {
  const { data, error, refetch } = useGetUserSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: server, isLoading } = useGetEmailChangeMailQuery();
  return (
    <>
      {isLoading && <Pending />}
      {server?.sendsEmail === false && (
        <Alert severity="info" variant="outlined">
          This server sends no notices yet: it has no email server of its own. You find everything on Home.
        </Alert>
      )}
      <SectionCard title="Notices by email">
        {data === undefined && error === undefined && <SkeletonList rows={1} rowHeight={60} label="Loading your notices" />}
        {data === undefined && error !== undefined && (
          <ErrorState title="We couldn't load your notices" error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <LostAccountChoice wanted={data.lostAccountNotice} onChanged={refetch} />}
      </SectionCard>
      <QuietHours />
      <SectionCard title="Always sent, at once">
        <Typography variant="body2" color="textSecondary" sx={words}>
          New passwords, addresses to confirm, changes to how you sign in, and what a guardian is asked or decides. These never wait and
          cannot be turned off.
        </Typography>
      </SectionCard>
    </>
  );
}
