import { useRef, useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { School } from '@/entities/school';
import { LogContactForm } from './log-contact-form';
import { TimelineEntries } from './timeline-entries';

/** The timeline of a school, and a form to log contacts other than email. */
export function TimelinePanel({ school }: { school: School }) {
  const [logging, setLogging] = useState(false);
  const isBack = useRef(false);
  function done(): void {
    isBack.current = true;
    setLogging(false);
  }
  /** The form is long: the focus goes back to the button, which shows the new entry below it again. */
  function focusAgain(button: HTMLButtonElement | null): void {
    if (isBack.current) button?.focus();
    isBack.current = false;
  }
  return (
    <>
      {logging ? (
        <Box sx={{ mb: 2.5 }}>
          <LogContactForm school={school} onDone={done} />
        </Box>
      ) : (
        <Box sx={{ mb: 2 }}>
          <Button ref={focusAgain} variant="outlined" color="inherit" size="small" startIcon={<Add />} onClick={() => setLogging(true)}>
            Log a contact
          </Button>
        </Box>
      )}
      <TimelineEntries school={school} />
    </>
  );
}
