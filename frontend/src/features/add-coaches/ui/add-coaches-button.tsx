import { useState } from 'react';
import ContentPaste from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import type { Subject } from '../model/subject';
import { AddCoachesDialog } from './add-coaches-dialog';

interface AddCoachesButtonProps {
  school: Subject;
  label?: string;
  /** An email is being written already. */
  isWriting?: boolean;
  onAdded?: (schoolId: number) => void;
}

/** Opens "Add coaches" for one school, where it is. */
export function AddCoachesButton({ school, label = 'Add coaches', isWriting = false, onAdded }: AddCoachesButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<ContentPaste />}
        aria-haspopup="dialog"
        aria-label={`${label}: ${school.name}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <AddCoachesDialog school={school} isWriting={isWriting} onClose={() => setIsOpen(false)} {...(onAdded && { onAdded })} />}
    </>
  );
}
