import { useState } from 'react';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PackDialog } from './pack-dialog';

/** The shared directory as one file, from one Recruit server to another. */
export function PackCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby="directory-pack" sx={{ p: { xs: 2, md: 2.5 }, mb: 2 }}>
      <Typography id="directory-pack" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Directory pack
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        All schools and coaches, with sources and dates, in one file for another Recruit server. It contains no data or contacts of
        athletes.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" color="inherit" startIcon={<Download />} href="/api/admin/directory-pack" download>
          Export directory
        </Button>
        <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Import a pack
        </Button>
      </Box>
      {open && <PackDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
