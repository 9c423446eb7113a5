import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UpkeepBackupFile } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countText, sizeText } from '@/shared/lib/figures';
import { ageWords } from '../../model/age-words';
import { checkWords, fileWords } from '../../model/backup-words';

const SHOWN = 5;

/** The backups in the folder of the server, newest first. */
export function BackupList({ files }: { files: readonly UpkeepBackupFile[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? files : files.slice(0, SHOWN);
  return (
    <Box>
      <Box component="ul" aria-label="Backups" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((file) => (
          <Line key={file.name} file={file} />
        ))}
      </Box>
      {files.length > SHOWN && (
        <Button size="small" color="inherit" sx={{ minHeight: 44 }} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${countText(files.length)} backups`}
        </Button>
      )}
    </Box>
  );
}

function Line({ file }: { file: UpkeepBackupFile }) {
  const { at, name, bytes, check } = file;
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620 }}>
          {momentWords(at)} · {ageWords(at).toLowerCase()} old
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {fileWords(file)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', flex: 'none' }}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{sizeText(bytes)}</Typography>
        <Typography variant="body2" color={check === 'changed' ? 'error' : 'textSecondary'}>
          {checkWords[check]}
        </Typography>
      </Box>
    </Box>
  );
}
