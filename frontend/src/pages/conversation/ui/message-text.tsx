import Box from '@mui/material/Box';

/** Plain text as it was written: nothing in it is a link or loads anything. */
export function MessageText({ children }: { children: string }) {
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch', mt: 1 }}>{children}</Box>;
}
