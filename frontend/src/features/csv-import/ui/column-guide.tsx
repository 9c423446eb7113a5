import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StatusPill } from '@/shared/ui/status-pill';
import { downloadCsv } from '../model/download-csv';
import { importColumns } from '../model/import-columns';
import { templateCsv } from '../model/template-csv';

/** What a file has to look like. */
export function ColumnGuide() {
  return (
    <Box component="section" aria-label="Columns">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="h3" component="h3" sx={{ flex: 1 }}>
          Columns of the file
        </Typography>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          startIcon={<Download />}
          onClick={() => downloadCsv('schools-template.csv', templateCsv)}
        >
          Download template
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        The first row names the columns, in any order. A school that is in the directory already is brought up to date,
        not doubled. Rows that cannot be read are left out and listed for you.
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '210px 1fr' }, columnGap: 2 }}>
        {importColumns.map(({ name, required, meaning }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 0.75 }}>
              <code>{name}</code>
              {required && <StatusPill tone="good">required</StatusPill>}
            </Box>
            <Box component="dd" sx={{ m: 0, pt: { sm: 0.75 }, color: 'text.secondary' }}>
              {meaning}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
