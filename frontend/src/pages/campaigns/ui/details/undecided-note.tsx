import Alert from '@mui/material/Alert';

/** What to do about emails whose delivery is not confirmed; renders nothing when there are none. */
export function UndecidedNote({ count }: { count: number }) {
  if (count === 0) return null;
  const one = count === 1;
  return (
    <Alert severity="warning" variant="outlined">
      {one ? '1 email needs' : `${count} emails need`} your decision. We lost the connection while sending and can&apos;t tell if{' '}
      {one ? 'it' : 'they'} arrived. See if the coach replied, or decide below. Recruit does not send {one ? 'it' : 'them'} again by itself.
    </Alert>
  );
}
