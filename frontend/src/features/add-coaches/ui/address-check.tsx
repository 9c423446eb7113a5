import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type StaffRow, staffRows } from '../model/staff-rows';

interface AddressCheckProps {
  row: StaffRow;
  sharedWith: string[];
  onChange: (change: Partial<Omit<StaffRow, 'key'>>) => void;
}

/** The choice about an address that several people share. */
function SharedChoice({ row: { usesSharedEmail }, onChange }: Pick<AddressCheckProps, 'row' | 'onChange'>) {
  const button = (uses: boolean) =>
    ({
      size: 'small',
      color: 'inherit',
      variant: usesSharedEmail === uses ? 'outlined' : 'text',
      'aria-pressed': usesSharedEmail === uses,
      onClick: () => onChange({ usesSharedEmail: uses }),
    }) as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
      <Button {...button(false)}>Save without email</Button>
      <Button {...button(true)}>Use it anyway</Button>
    </Box>
  );
}

/** What is doubtful about an address, with the choice where there is one. Nothing is guessed. */
export function AddressCheck({ row, sharedWith, onChange }: AddressCheckProps) {
  const { checks, email } = row.person;
  const isShared = checks.includes('shared_address') && email !== null;
  const words = wordsOf(row, sharedWith);
  if (words === null) return null;
  return (
    <Box sx={{ mt: 0.75 }}>
      <Typography variant="body2">{words}</Typography>
      {isShared && <SharedChoice row={row} onChange={onChange} />}
    </Box>
  );
}

function wordsOf(row: StaffRow, sharedWith: string[]): string | null {
  const { checks, email } = row.person;
  if (checks.includes('shared_address')) {
    if (email === null) return 'The page shows an office address, so we left it out.';
    return sharedWith.length > 0
      ? `${email} is also the email of ${sharedWith.join(', ')}. The page shows the same address for each of them.`
      : `${email} was on the page for several people.`;
  }
  if (checks.includes('address_was_hidden')) return 'The page hides this address from software. Check it against the page.';
  return checks.includes('two_addresses') && staffRows.emailOf(row) !== null ? 'The page has two addresses here. We took the first.' : null;
}
