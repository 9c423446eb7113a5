import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportIssue } from '../model/import-issue';
import { issueLines } from '../model/issue-lines';

interface IssueListProps {
  kind: 'errors' | 'warnings';
  /** The first of them. */
  issues: readonly ImportIssue[];
  /** How many there are in all. */
  total: number;
}

const mostShown = 10;
const headings = { errors: 'Rows that were left out', warnings: 'Worth a look' } as const;

/** The first issues of a file in words. */
export function IssueList({ kind, issues, total }: IssueListProps) {
  const shown = issueLines(issues).slice(0, mostShown);
  const more = total - shown.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box component="section" aria-label={headings[kind]}>
      <Typography variant="h3" component="h3">
        {headings[kind]} ({total})
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {shown.map(({ key, words }) => (
          <li key={key}>{words}</li>
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
