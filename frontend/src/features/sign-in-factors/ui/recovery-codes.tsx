import { useState } from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Download from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1,
  m: 0,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.default',
  fontFamily: 'ui-monospace, monospace',
} as const;

/** The codes with buttons to copy or download them; the server cannot show them again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const [copied, setCopied] = useState<string | null>(null);
  const text = `Recovery codes for Recruit. Each works once.\n\n${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Copied');
    } catch {
      setCopied('Your browser could not copy the codes. Download them, or write them down.');
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">
        If you don’t have your phone, use one of these codes instead. Each works once. Don’t keep them only on your phone.
      </Typography>
      <Alert severity="warning" variant="outlined">
        We show them only once.
      </Alert>
      <Box component="ul" aria-label="Recovery codes" sx={list}>
        {codes.map((code) => (
          <Box key={code} component="li" sx={{ listStyle: 'none' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" startIcon={<ContentCopy />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Download />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recruit-recovery-codes.txt"
        >
          Download
        </Button>
      </Box>
      <Typography role="status" variant="body2" color="textSecondary">
        {copied}
      </Typography>
    </Box>
  );
}
