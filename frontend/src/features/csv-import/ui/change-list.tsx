import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusPill } from '@/shared/ui/status-pill';
import { changeWords } from '../model/change-words';
import type { ImportResult } from '../model/import-result';

interface ChangeListProps {
  difference: ImportResult['difference'];
}

const list = { m: 0, p: 0, maxHeight: 320, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: '10px' } as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  px: 1.5,
  py: 0.75,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** What an import would add and change, line by line; the server names the first 50. */
export function ChangeList({ difference: { first } }: ChangeListProps) {
  if (first.length === 0) return null;
  return (
    <Box component="section" aria-label="What would change">
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        What would change
      </Typography>
      <Box component="ul" tabIndex={0} aria-label="Changes" sx={list}>
        {first.map((change) => (
          <ChangeLine key={[change.school, change.coach, change.field].join('\n')} change={change} />
        ))}
      </Box>
      {first.length === 50 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          These are the first 50.
        </Typography>
      )}
    </Box>
  );
}

function ChangeLine({ change }: { change: ImportResult['difference']['first'][number] }) {
  const { subject, field, before, after } = changeWords(change);
  return (
    <Box component="li" sx={line}>
      <StatusPill tone={change.kind === 'add' ? 'good' : 'info'}>{change.kind === 'add' ? 'new' : 'changed'}</StatusPill>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {subject}
      </Typography>
      {field === null && after !== null && <span>{after}</span>}
      {field !== null && (
        <Typography component="span" variant="body2">
          {field}:{' '}
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {before ?? 'nothing'}
          </Box>{' '}
          <span aria-hidden>→</span>{' '}
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
            {after ?? 'nothing'}
          </Box>
        </Typography>
      )}
    </Box>
  );
}
