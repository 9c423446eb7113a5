import { useCallback } from 'react';
import History from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useListImportsQuery } from '../../api/upload-api';
import { undoable } from '../../model/history/undoable';
import { ImportEntry } from './import-entry';
import { RunningImport } from './running-import';

/** The last imports, newest first; the newest one that was not undone can be undone. */
export function RecentImports() {
  const { data, error, refetch } = useListImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const reload = useCallback(() => void refetch(), [refetch]);
  const undoId = data === undefined ? null : undoable(data);
  return (
    <>
      <RunningImport onEnd={reload} />
      {data === undefined && error !== undefined && <ErrorState title="The imports could not be loaded" error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonList rows={4} rowHeight={84} label="Loading imports" />}
      {data?.length === 0 && (
        <EmptyState icon={<History />} title="No imports yet">
          Press Import CSV to bring in coaches, rosters or schools. A check shows what a file would change before anything is stored.
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <Box component="ul" aria-label="Imports" sx={{ m: 0, p: 0 }}>
          {data.map((record) => (
            <ImportEntry key={record.id} record={record} canUndo={record.id === undoId} />
          ))}
        </Box>
      )}
    </>
  );
}
