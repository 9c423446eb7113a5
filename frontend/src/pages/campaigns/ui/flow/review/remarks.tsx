import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { MailProblem } from '@/entities/campaign';

/** Hints to consider before this email is sent; none of them blocks sending. */
export function Remarks({ remarks }: { remarks: readonly MailProblem[] }) {
  if (remarks.length === 0) return null;
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, pt: 1.75 }}>
      <Alert severity="info" variant="outlined" role="note" aria-label="Before you send">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
          {remarks.map(({ code, place, fix }) => (
            <li key={`${code} ${fix}`}>
              {place !== 'Recipient' && <strong>{place}: </strong>}
              {fix}
            </li>
          ))}
        </Box>
      </Alert>
    </Box>
  );
}
