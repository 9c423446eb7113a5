import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FailedSignInLineDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';

function stateWords({ waitsUntil, isAccountFull }: FailedSignInLineDto): string | null {
  if (isAccountFull) return 'Closed to new devices';
  return waitsUntil === null ? null : `Waits until ${momentWords(waitsUntil)}`;
}

/** Who was tried from where; the address is shortened. */
export function SignInLines({ lines }: { lines: readonly FailedSignInLineDto[] }) {
  return (
    <Box component="ul" aria-label="Failed sign-ins of the last day" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line) => (
        <Line key={`${line.username} ${line.address} ${line.lastAt}`} line={line} />
      ))}
    </Box>
  );
}

function Line({ line }: { line: FailedSignInLineDto }) {
  const state = stateWords(line);
  const place = line.isKnownDevice ? `${line.address}, known device` : line.address;
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{line.username ?? 'Unknown username'}</Typography>
        <Typography variant="body2" color="textSecondary">
          {place} · {momentWords(line.lastAt)}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', flex: 'none', maxWidth: '50%' }}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{countOf(line.failures, 'failure')}</Typography>
        {state !== null && (
          <Typography variant="body2" color="textSecondary">
            {state}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
