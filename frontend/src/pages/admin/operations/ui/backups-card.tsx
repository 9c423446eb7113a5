import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Upkeep, UpkeepBackups } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countText, sizeText } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetUpkeepQuery } from '../api/operations-api';
import { ageWords } from '../model/age-words';
import { FactList } from './fact-list';

const KINDS = { daily: 'Each day', 'before-upgrade': 'Before an upgrade', 'by-hand': 'By hand' } as const;

const DISAGREES = {
  newer:
    'A newer version has changed the database under this one. Start the newer version everywhere; this one will not start again on this database.',
  older: 'The database is behind this version. Restart the server: it brings the database up to date.',
} as const;

/** The version, the last backup and its age, and how to make one where there is none. */
export function BackupsCard({ everyMs }: { everyMs: number }) {
  const { data, error, refetch } = useGetUpkeepQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: everyMs });
  return (
    <SectionCard title="Version and backups">
      {error !== undefined && <ErrorState title="The last backup could not be loaded" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === undefined && <SkeletonList rows={2} label="Loading the last backup" />}
      {data !== undefined && error === undefined && <Facts upkeep={data} />}
    </SectionCard>
  );
}

function Facts({ upkeep: { version, database, backups } }: { upkeep: Upkeep }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {database !== 'same' && <Alert severity="error">{DISAGREES[database]}</Alert>}
      {backups.failure && (
        <Alert severity="error">
          <strong>The backup of {momentWords(backups.failure.at)} failed.</strong> {backups.failure.message}
        </Alert>
      )}
      <FactList facts={[['Version', version], ...lastFacts(backups)]} />
      {backups.last !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          File: {backups.last.file}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {backups.last === null && 'No backup was made yet. '}
        {howTo(backups)}
      </Typography>
    </Box>
  );
}

function lastFacts({ last }: UpkeepBackups): [string, string][] {
  if (last === null) return [['Last backup', 'None']];
  return [
    ['Last backup', momentWords(last.at)],
    ['Its age', ageWords(last.at, Date.now())],
    ['Made', KINDS[last.kind]],
    ['Size', sizeText(last.bytes)],
    ['Encrypted', last.isEncrypted ? 'Yes' : 'No'],
    // A file that reads differently when it is read again is never told as made.
    ['Verified', 'Yes'],
  ];
}

function howTo({ isDaily, keep }: UpkeepBackups): string {
  if (isDaily) return `One is made each day, and the last ${countText(keep)} are kept.`;
  return 'Make one with npm run backup -- --out FILE, or set BACKUP_DIR to have one each day.';
}
