import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ImportRecordDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { StatusPill } from '@/shared/ui/status-pill';
import { importCounts } from '../../model/history/import-counts';
import { importStatus } from '../../model/history/import-status';
import { UndoImport } from './undo-import';

interface ImportEntryProps {
  record: ImportRecordDto;
  canUndo: boolean;
}

/** One import of the past. */
export function ImportEntry({ record, canUndo }: ImportEntryProps) {
  const { id, kind, fileName, by, status, startedAt, errorCount, warningCount } = record;
  const { word, tone } = importStatus[status];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        listStyle: 'none',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 640 }}>
            {fileName}
          </Typography>
          <StatusPill tone={tone}>{word}</StatusPill>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {kind} · {by ?? 'a deleted account'} · <time dateTime={startedAt}>{momentWords(startedAt)}</time>
        </Typography>
        <Typography variant="body2">{importCounts(record)}</Typography>
      </Box>
      {errorCount + warningCount > 0 && (
        <Link href={`/api/admin/imports/${id}/errors.csv`} download variant="body2" sx={{ py: 0.5 }}>
          {errorCount > 0 ? 'Errors' : 'Warnings'} as CSV
        </Link>
      )}
      {canUndo && <UndoImport record={record} />}
    </Box>
  );
}
