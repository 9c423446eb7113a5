import Download from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StatCard } from '@/shared/ui/stat-card';
import type { ImportResult } from '../model/import-result';
import { IssueList } from './issue-list';

interface ResultPanelProps {
  result: ImportResult;
  /** The page is about to load anew. */
  reloading: boolean;
}

/** How an import went: the counts, then what was wrong. */
export function ResultPanel({ result, reloading }: ResultPanelProps) {
  const { message, importId, imported, changed, errors, errorCount, warnings, warningCount, debug } = result;
  return (
    <>
      <Alert severity={errorCount > 0 ? 'warning' : 'success'} variant="outlined">
        <AlertTitle>{errorCount > 0 ? 'Imported, with rows left out' : 'Import Successful'}</AlertTitle>
        {message}
        {reloading && ' The page shows the new list in a moment.'}
      </Alert>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        <StatCard label="New schools" value={imported.schools} />
        <StatCard label="New coaches" value={imported.coaches} />
        <StatCard label="Brought up to date" value={changed.schools + changed.coaches} />
        <StatCard label="Rows read" value={debug.totalRows} />
      </Box>
      {imported.targetSchools > 0 && (
        <Typography variant="body2" color="textSecondary">
          Athletes already track {imported.targetSchools} of the schools in this file.
        </Typography>
      )}
      {errorCount > 0 && <IssueList kind="errors" issues={errors} total={errorCount} />}
      {warningCount > 0 && <IssueList kind="warnings" issues={warnings} total={warningCount} />}
      {errorCount + warningCount > 0 && (
        <div>
          <Button
            href={`/api/admin/imports/${importId}/errors.csv`}
            download
            size="small"
            color="inherit"
            variant="outlined"
            startIcon={<Download />}
          >
            Download all as CSV
          </Button>
        </div>
      )}
    </>
  );
}
