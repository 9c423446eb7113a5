import { type ClipboardEvent, useState } from 'react';
import ContentPaste from '@mui/icons-material/ContentPaste';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readClipboard } from '../model/read-clipboard';
import type { PastedPage } from '../model/shortened';

interface PasteBoxProps {
  busy: boolean;
  onPaste: (page: PastedPage) => void;
}

const frame = {
  ...{ position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, mt: 1, px: 2, py: 2.5 },
  ...{ textAlign: 'center', border: '2px dashed', borderColor: 'text.secondary', borderRadius: 3, bgcolor: 'background.default' },
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

/** Covers the whole frame, so that a long press anywhere in it offers to paste. Typed text is not kept. */
const target = {
  ...{ position: 'absolute', inset: 0, width: '100%', height: '100%', p: 0, border: 0, borderRadius: 'inherit', resize: 'none' },
  ...{ bgcolor: 'transparent', caretColor: 'transparent', cursor: 'pointer' },
} as const;

/** A phone has no keyboard shortcut for it. */
const withKeyboard = { '@media (pointer: coarse)': { display: 'none' } } as const;

const ignore = (): void => undefined;

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
    <Box sx={frame}>
      <Box component="textarea" aria-label="Paste the page here" value="" disabled={busy} onPaste={paste} onChange={ignore} sx={target} />
      <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', width: 40, height: 40, borderRadius: 2, bgcolor: 'action.hover' }}>
        <ContentPaste color="action" />
      </Box>
      <Typography aria-hidden sx={{ fontWeight: 640 }}>
        Paste the page here
      </Typography>
      <Typography variant="body2" color="textSecondary">
        We read names, titles, emails, phones and X handles. Nothing is saved until you press Save.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', columnGap: 1.5, position: 'relative' }}>
        <Button variant="contained" color="ball" startIcon={<ContentPaste />} disabled={busy} onClick={() => void take()}>
          {busy ? 'Reading...' : 'Paste'}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ pointerEvents: 'none' }}>
          or press and hold
          <Box component="span" sx={withKeyboard}>
            , or Ctrl+V
          </Box>
        </Typography>
      </Box>
      <Typography variant="body2" role="status" sx={{ '&:empty': { display: 'none' } }}>
        {hint}
      </Typography>
    </Box>
  );
}
