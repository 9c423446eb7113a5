import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type EmailSettings, useGetEmailSettingsQuery } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { LimitCard } from './limit-card';
import { OpensCard } from './opens-card';
import { RepeatCard } from './repeat-card';
import { SignatureCard } from './signature-card';

function EmailSection({ settings }: { settings: EmailSettings }) {
  return (
    <Box component="section" aria-labelledby="email-settings" sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Typography id="email-settings" variant="h2" component="h2">
        Email
      </Typography>
      <SignatureCard settings={settings} />
      <OpensCard settings={settings} />
      <RepeatCard settings={settings} />
      <LimitCard settings={settings} />
    </Box>
  );
}

/** What an athlete chooses once; each part is saved by itself. */
export function SettingsPage() {
  const { data, error, refetch } = useGetEmailSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title="Settings" subtitle="For every campaign. Each part is saved by itself." />
      {data === undefined && error === undefined && <SkeletonList rows={4} rowHeight={150} label="Loading your settings" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Your settings could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <EmailSection settings={data} />}
    </>
  );
}
