import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import type { ImportResult } from '../model/import-result';
import { IssueList } from './issue-list';

/** The first errors and warnings of a file, and a download of all. */
export function IssueLists({ result }: { result: ImportResult }) {
  const { importId, errors, errorCount, warnings, warningCount } = result;
  if (errorCount + warningCount === 0) return null;
  return (
    <>
      {errorCount > 0 && <IssueList kind="errors" issues={errors} total={errorCount} />}
      {warningCount > 0 && <IssueList kind="warnings" issues={warnings} total={warningCount} />}
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
    </>
  );
}
