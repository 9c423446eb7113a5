import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditLineDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { auditNotes, auditPeople, auditTitle } from '../model/audit-words';

/** One entry: what, by whom, from where, when. */
export function AuditLine({ line }: { line: AuditLineDto }) {
  const notes = [auditPeople(line), ...auditNotes(line)].join(' · ');
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 2,
        py: 1.25,
        overflowWrap: 'anywhere',
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{auditTitle(line)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {notes}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={line.at}>{momentWords(line.at)}</time>
      </Typography>
    </Box>
  );
}
