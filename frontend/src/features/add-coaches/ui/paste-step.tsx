import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Subject } from '../model/subject';
import type { PastedPage } from '../model/shortened';
import { PageStep } from './page-step';
import { PasteBox } from './paste-box';

interface PasteStepProps {
  school: Subject;
  busy: boolean;
  /** Called with the address of the page that is opened. */
  onOpened: (url: string) => void;
  onPaste: (page: PastedPage) => void;
  onByHand: () => void;
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, py: 2, listStyle: 'none', '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          width: 32,
          height: 32,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'action.hover',
          fontWeight: 700,
        }}
      >
        {number}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 640 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

/** The first step: open the page, copy it, paste it. */
export function PasteStep({ school, busy, onOpened, onPaste, onByHand }: PasteStepProps) {
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        <Step number={1} title="Open the staff page">
          <PageStep school={school} onOpened={onOpened} />
        </Step>
        <Step number={2} title="Copy the page">
          <Typography color="textSecondary">
            On a phone: press and hold a name, tap <strong>Select all</strong>, then <strong>Copy</strong>. On a computer: Ctrl+A, then
            Ctrl+C (on a Mac ⌘A, ⌘C).
          </Typography>
        </Step>
        <Step number={3} title="Paste it here">
          <PasteBox busy={busy} onPaste={onPaste} />
        </Step>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        No staff page? <Button onClick={onByHand}>Add one coach by hand</Button>
      </Typography>
    </>
  );
}
