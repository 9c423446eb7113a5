import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { downloadCsv } from '../model/download-csv';
import type { ImportIssue } from '../model/import-issue';
import { issuesCsv } from '../model/issues-csv';

interface IssueListProps {
  kind: 'errors' | 'warnings';
  issues: readonly ImportIssue[];
}

const mostShown = 10;
const headings = { errors: 'Rows that were left out', warnings: 'Worth a look' } as const;

/** The first issues in words; all of them as a file. */
export function IssueList({ kind, issues }: IssueListProps) {
  const more = issues.length - mostShown;
  return (
    <Box component="section" aria-label={headings[kind]}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h3" sx={{ flex: 1 }}>
          {headings[kind]} ({issues.length})
        </Typography>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          startIcon={<Download />}
          onClick={() => downloadCsv(`schools-import-${kind}.csv`, issuesCsv(issues))}
        >
          Download all {kind}
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {issues.slice(0, mostShown).map((issue) => (
          <li key={`${issue.line}-${issue.column}-${issue.code}`}>{issue.message}</li>
        ))}
      </Box>
      {more > 0 && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          ... and {more} more {kind}
        </Typography>
      )}
    </Box>
  );
}
