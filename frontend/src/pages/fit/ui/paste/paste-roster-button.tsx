import { useState } from 'react';
import ContentPaste from '@mui/icons-material/ContentPasteOutlined';
import Button from '@mui/material/Button';
import { useSession } from '@/entities/athlete';
import { PasteRosterDialog } from './paste-roster-dialog';

interface PasteRosterButtonProps {
  schoolName: string;
  state: string;
}

/** For admins: takes a roster from the school's own page. */
export function PasteRosterButton(props: PasteRosterButtonProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!user?.isAdmin) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<ContentPaste />} onClick={() => setOpen(true)}>
        Paste a roster
      </Button>
      {isOpen && <PasteRosterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
