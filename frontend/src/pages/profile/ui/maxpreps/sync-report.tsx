import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { User } from '@/entities/athlete';
import type { GameFigureDto } from '@/shared/api';
import { importWords } from '../../model/maxpreps/import-words';
import { useSyncMaxPreps } from '../../model/maxpreps/use-sync-maxpreps';
import { ImportSummary } from './import-summary';

interface SyncReportProps {
  user: User;
  figures: readonly GameFigureDto[];
}

/** What the last sync brought, until it is closed. */
export function SyncReport({ user, figures }: SyncReportProps) {
  const { result, dismiss } = useSyncMaxPreps(user);
  if (result === null) return null;
  const { athleteName } = result;
  return (
    <Alert severity="success" variant="outlined" role="region" aria-label="Last MaxPreps sync" onClose={dismiss}>
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>
        {athleteName ? `From the page of ${athleteName}: ` : ''}
        {importWords(result)}
      </AlertTitle>
      <ImportSummary result={result} figures={figures} />
    </Alert>
  );
}
