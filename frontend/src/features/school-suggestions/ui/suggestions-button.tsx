import { useState } from 'react';
import Balance from '@mui/icons-material/BalanceOutlined';
import Button from '@mui/material/Button';
import { laterPart } from '@/shared/lib/later-part';

const SuggestionsDialog = laterPart(async () => (await import('./suggestions-dialog')).SuggestionsDialog);

interface SuggestionsButtonProps {
  /** As a word in a line of text, where room is short. */
  small?: boolean;
}

/** Opens suggestions for a balanced list; they are loaded only then. */
export function SuggestionsButton({ small = false }: SuggestionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const shared = { 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(true) };
  return (
    <>
      {small ? (
        <Button size="small" {...shared} sx={{ flexShrink: 0, py: 0, px: 0.75, minHeight: 24 }}>
          Suggestions
        </Button>
      ) : (
        <Button color="inherit" variant="outlined" startIcon={<Balance />} {...shared} sx={{ bgcolor: 'background.paper' }}>
          Suggestions
        </Button>
      )}
      {isOpen && <SuggestionsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
