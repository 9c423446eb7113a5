import { useState } from 'react';
import Box from '@mui/material/Box';
import { FilterChips } from '@/shared/ui/filter-chips';
import { PageHeader } from '@/shared/ui/page-header';
import type { ReportState } from '../api/reports-api';
import { ReportList } from './report-list';

const states: { value: ReportState; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
];

/** Replies that athletes reported, for admins. */
export function ReportsPage() {
  const [state, setState] = useState<ReportState>('open');
  return (
    <>
      <PageHeader
        title="Reports"
        subtitle="Replies that athletes reported. You see how each begins and why it was marked; the rest stays with the athlete."
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <FilterChips
          label="What to show"
          choices={states}
          value={state}
          onChoose={(value) => setState(value === 'handled' ? 'handled' : 'open')}
        />
        <ReportList key={state} state={state} />
      </Box>
    </>
  );
}
