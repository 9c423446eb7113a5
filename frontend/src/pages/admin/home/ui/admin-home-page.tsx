import Box from '@mui/material/Box';
import { RecentImports } from '@/features/csv-import';
import type { AdminHome } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { inOrder } from '@/shared/ui/in-order';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetAdminHomeQuery } from '../api/admin-home-api';
import { adminTasks } from '../model/admin-tasks';
import { AdminFigures } from './admin-figures';
import { AdminTasks } from './admin-tasks';
import { ServerCard } from './server-card';

interface AdminHomePageProps {
  /** Null when the admin gave none. */
  firstName: string | null;
}

/** Home of an admin: what waits, how complete the directory is, how the server does, and the last imports. */
export function AdminHomePage({ firstName }: AdminHomePageProps) {
  const { data, error, refetch } = useGetAdminHomeQuery();
  return (
    <>
      <PageHeader
        title={firstName ? `Welcome back, ${firstName}!` : 'Welcome to Recruit!'}
        documentTitle="Home"
        subtitle="Your tasks as an admin"
      />
      <Box className={inOrder} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {data === undefined && error === undefined && <SkeletonList rows={3} rowHeight={96} label="Loading your tasks" />}
        {data === undefined && error !== undefined && (
          <ErrorState title="We couldn’t load your tasks" error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <Known home={data} />}
        <SectionCard title="Recent imports">
          <RecentImports />
        </SectionCard>
      </Box>
    </>
  );
}

function Known({ home }: { home: AdminHome }) {
  return (
    <>
      <AdminFigures home={home} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
        }}
      >
        <AdminTasks tasks={adminTasks(home)} />
        <ServerCard server={home.server} />
      </Box>
    </>
  );
}
