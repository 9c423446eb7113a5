import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StatusPill } from '@/shared/ui/status-pill';
import type { TextFlag } from '../../model/checks/text-flag';

interface TextCheckListProps {
  flags: readonly TextFlag[];
  onConfirm: (flag: TextFlag) => void;
}

/** So many before "Show all". */
const few = 3;

const words = {
  error: { label: 'Wrong', tone: 'bad' },
  confirm: { label: 'Check', tone: 'next' },
} as const;

function Entry({ flag, onConfirm }: { flag: TextFlag; onConfirm: (flag: TextFlag) => void }) {
  const { label, tone } = words[flag.severity];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto',
        gap: 1,
        alignItems: 'start',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <StatusPill tone={tone}>{label}</StatusPill>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{flag.text}</strong>: {flag.reason}
      </Typography>
      {flag.severity === 'confirm' && (
        <Button size="small" sx={{ mt: -0.5 }} aria-label={`This is true: ${flag.text}`} onClick={() => onConfirm(flag)}>
          This is true
        </Button>
      )}
    </Box>
  );
}

/** The parts of the text that should be checked, shown below its field. */
export function TextCheckList({ flags, onConfirm }: TextCheckListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? flags : flags.slice(0, few);
  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {flags.length > 0 && (flags.length === 1 ? '1 thing to check' : `${flags.length} things to check`)}
      </Typography>
      {flags.length > 0 && (
        <Box component="ul" aria-label="Things to check" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {shown.map((flag) => (
            <Entry key={`${flag.start} ${flag.text}`} flag={flag} onConfirm={onConfirm} />
          ))}
        </Box>
      )}
      {flags.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          Show all {flags.length}
        </Button>
      )}
    </Box>
  );
}
