import { type ReactNode, type SyntheticEvent } from 'react';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { ImportMenuButton, PackCard, RecentImports } from '@/features/csv-import';
import { PageHeader } from '@/shared/ui/page-header';
import { useListCorrectionQueueQuery, useListStaffSuggestionsQuery } from '../api/coach-database-api';
import { CorrectionsTab } from './corrections-tab';
import { DirectoryTab } from './directory-tab';
import { StatsRow } from './stats-row';
import { SuggestionsTab } from './suggestions/suggestions-tab';

const tabs = ['directory', 'imports', 'corrections', 'suggestions'] as const;
type TabName = (typeof tabs)[number];

/** The shared directory for admins: schools and staff, imports, corrections, suggestions. */
export function CoachDatabasePage() {
  const [params, setParams] = useSearchParams();
  const { data: open } = useListCorrectionQueueQuery('open');
  const { data: suggested } = useListStaffSuggestionsQuery({ search: '' });
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'directory';

  function choose(_event: SyntheticEvent, name: TabName): void {
    const next = new URLSearchParams(params);
    if (name === 'directory') next.delete('tab');
    else next.set('tab', name);
    setParams(next, { replace: true });
  }

  return (
    <>
      <PageHeader title="Coach Database" subtitle="Schools and their coaching staff" actions={<ImportMenuButton />} />
      <StatsRow />
      <Tabs
        value={tab}
        onChange={choose}
        aria-label="Parts of the coach database"
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="directory" id="tab-directory" aria-controls="panel-directory" label="Directory" />
        <Tab value="imports" id="tab-imports" aria-controls="panel-imports" label="Imports" />
        <Tab value="corrections" id="tab-corrections" aria-controls="panel-corrections" label={counted('Corrections', open?.length)} />
        <Tab value="suggestions" id="tab-suggestions" aria-controls="panel-suggestions" label={counted('Suggestions', suggested?.total)} />
      </Tabs>
      <Panel name="directory" shown={tab}>
        <DirectoryTab />
      </Panel>
      <Panel name="imports" shown={tab}>
        <PackCard />
        <Card sx={{ p: { xs: 2, md: 2.5 } }}>
          <RecentImports />
        </Card>
      </Panel>
      <Panel name="corrections" shown={tab}>
        <CorrectionsTab />
      </Panel>
      <Panel name="suggestions" shown={tab}>
        <SuggestionsTab />
      </Panel>
    </>
  );
}

/** "Corrections (3)"; without the count when nothing waits. */
const counted = (name: string, count = 0): string => (count === 0 ? name : `${name} (${count})`);

function Panel({ name, shown, children }: { name: TabName; shown: TabName; children: ReactNode }) {
  const here = name === shown;
  return (
    <div role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={!here}>
      {here && children}
    </div>
  );
}
