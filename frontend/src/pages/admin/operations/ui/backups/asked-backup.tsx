import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UpkeepAskedBackup } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useGetUpkeepQuery } from '../../api/operations-api';
import { isUnderWay, resultWords, stepWords } from '../../model/backup-words';

const everyMs = 1_000;

/** The last requested backup: its progress, or its result. */
export function AskedBackup({ asked }: { asked: UpkeepAskedBackup }) {
  return (
    <Box role="status" sx={{ width: '100%' }}>
      {isUnderWay(asked) && <UnderWay asked={asked} />}
      {asked.state === 'made' && (
        <Typography variant="body2" color="textSecondary">
          {resultWords(asked)}
        </Typography>
      )}
      {asked.state === 'failed' && (
        <Alert severity="error">
          <strong>The backup that {asked.askedBy ?? 'a deleted account'} asked for failed.</strong> {asked.failure} The older backups are
          still there.
        </Alert>
      )}
    </Box>
  );
}

function UnderWay({ asked }: { asked: UpkeepAskedBackup }) {
  // The page asks as often as its most impatient part.
  useGetUpkeepQuery(undefined, { pollingInterval: everyMs });
  return (
    <>
      <ProgressBar {...stepWords(asked)} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Asked for by {asked.askedBy ?? 'a deleted account'}, {momentWords(asked.askedAt)}. You can leave this page.
      </Typography>
    </>
  );
}
