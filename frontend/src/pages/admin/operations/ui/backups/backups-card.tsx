import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Upkeep, UpkeepBackups } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { sizeText } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetUpkeepQuery } from '../../api/operations-api';
import { ageWords } from '../../model/age-words';
import { howToWords, isOverdue, kindWords } from '../../model/backup-words';
import { FactList } from '../fact-list';
import { BackupList } from './backup-list';
import { MakeBackup } from './make-backup';
import { PartCard } from '../part-card';

const DISAGREES = {
  newer:
    'A newer version has changed the database under this one. Start the newer version everywhere; this one will not start again on this database.',
  older: 'The database is behind this version. Restart the server: it brings the database up to date.',
} as const;

/** The version, the last backup and its age, all that there are, and a new one. */
export function BackupsCard({ everyMs }: { everyMs: number }) {
  const { data, error, refetch } = useGetUpkeepQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: everyMs });
  return (
    <PartCard part="backups" title="Version and backups">
      {error !== undefined && <ErrorState title="The last backup could not be loaded" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === undefined && <SkeletonList rows={2} label="Loading the last backup" />}
      {data !== undefined && error === undefined && <Facts upkeep={data} onStarted={() => void refetch()} />}
    </PartCard>
  );
}

function Facts({ upkeep: { version, database, backups }, onStarted }: { upkeep: Upkeep; onStarted: () => void }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {database !== 'same' && <Alert severity="error">{DISAGREES[database]}</Alert>}
      {backups.failure && (
        <Alert severity="error">
          <strong>The backup of {momentWords(backups.failure.at)} failed.</strong> {backups.failure.message}
        </Alert>
      )}
      {isOverdue(backups) && (
        <Alert severity="warning">
          One is made each day, but the last is older than two days. Check that a worker runs; npm run doctor looks for the cause.
        </Alert>
      )}
      <FactList facts={[['Version', version], ...lastFacts(backups)]} />
      {backups.last !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          File: {backups.last.file}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {howToWords(backups)}
      </Typography>
      {backups.folder !== null && <MakeBackup backups={backups} onStarted={onStarted} />}
      {!backups.isFolderReadable && (
        <Alert severity="warning">
          The backups cannot be listed: this part of the server cannot read {backups.folder}. Give it the folder of the workers.
        </Alert>
      )}
      {backups.files.length > 0 && <BackupList files={backups.files} />}
    </Box>
  );
}

function lastFacts({ last }: UpkeepBackups): [string, string][] {
  if (last === null) return [['Last backup', 'None']];
  return [
    ['Last backup', momentWords(last.at)],
    ['Its age', ageWords(last.at)],
    ['Made', kindWords[last.kind]],
    ['Size', sizeText(last.bytes)],
    ['Encrypted', last.isEncrypted ? 'Yes' : 'No'],
    // A file that reads differently when it is read again is never told as made.
    ['Verified', 'Yes'],
  ];
}
