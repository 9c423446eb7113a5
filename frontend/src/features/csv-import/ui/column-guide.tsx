import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StatusPill } from '@/shared/ui/status-pill';
import { downloadCsv } from '../model/download-csv';
import { importColumns } from '../model/import-columns';
import type { ImportKind } from '../model/import-kind';
import { importWords } from '../model/import-words';
import { templateCsv } from '../model/template-csv';

interface ColumnGuideProps {
  kind: ImportKind;
}

/** Describes the format of the file. */
export function ColumnGuide({ kind }: ColumnGuideProps) {
  const { guide, templateName } = importWords[kind];
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
          onClick={() => downloadCsv(templateName, templateCsv(kind))}
        >
          Download template
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        The first row names the columns, in any order. {guide}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '210px 1fr' }, columnGap: 2 }}>
        {importColumns[kind].map(({ name, required, meaning }) => (
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
