import { type ClipboardEvent, useState } from 'react';
import ContentPaste from '@mui/icons-material/ContentPaste';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { readClipboard } from '../model/read-clipboard';
import type { PastedPage } from '../model/use-add-coaches';

interface PasteBoxProps {
  busy: boolean;
  onPaste: (page: PastedPage) => void;
}

/** Takes what was copied: by keyboard, by a long press, or by its button. */
export function PasteBox({ busy, onPaste }: PasteBoxProps) {
  const [hint, setHint] = useState('');

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    const { clipboardData } = event;
    onPaste({ html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') });
  }

  async function take(): Promise<void> {
    const page = await readClipboard(navigator.clipboard);
    if (page === null) setHint('Your browser does not let us read the clipboard. Press and hold in the box, then tap Paste.');
    else onPaste(page);
  }

  return (
    <Box sx={{ mt: 1 }}>
      <TextField
        multiline
        fullWidth
        minRows={4}
        value=""
        label="Paste the page here"
        placeholder="Names, titles, emails, phones and X handles are read. Nothing is saved until you press Save."
        disabled={busy}
        onPaste={paste}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
        <Button variant="contained" startIcon={<ContentPaste />} disabled={busy} onClick={() => void take()}>
          {busy ? 'Reading...' : 'Paste'}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status">
          {hint}
        </Typography>
      </Box>
    </Box>
  );
}
