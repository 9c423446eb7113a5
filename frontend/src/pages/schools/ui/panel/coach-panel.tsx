import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AddCoachesDialog, ContactForm } from '@/features/add-coaches';
import { ContactWindowChip, type Correction, type School, useAddContactMutation, useListCorrectionsQuery } from '@/entities/school';
import { useToast } from '@/shared/ui/toast';
import { waitingCorrection } from '../../model/panel/waiting-correction';
import { CoachEntry } from './coach-entry';
import { PanelButtons } from './panel-buttons';

const none: readonly Correction[] = [];

interface CoachPanelProps {
  school: School;
}

/** A school's coaches, including those the athlete added, and a form to add one. */
export function CoachPanel({ school }: CoachPanelProps) {
  const [adding, setAdding] = useState(false);
  const [pasting, setPasting] = useState(false);
  const { data: corrections = none } = useListCorrectionsQuery();
  const [addContact] = useAddContactMutation();
  const toast = useToast();

  return (
    <Box>
      <ContactWindowChip school={school} />
      {school.coaches.length === 0 && !adding && (
        <Typography color="textSecondary" sx={{ py: 1.5 }}>
          No coach of {school.name} is in the directory yet. Copy the school’s staff page to add them in a minute: only you will see them.
        </Typography>
      )}
      <Box component="ul" aria-label={`Coaches of ${school.name}`} sx={{ m: 0, p: 0 }}>
        {school.coaches.map((coach) => (
          <CoachEntry key={coach.id} schoolId={school.id} coach={coach} waiting={waitingCorrection(corrections, school.id, coach)} />
        ))}
      </Box>
      {adding ? (
        <ContactForm
          heading={`Add a contact at ${school.name}`}
          submitLabel="Add contact"
          onSubmit={async (draft) => {
            await addContact({ schoolId: school.id, ...draft }).unwrap();
            setAdding(false);
            toast({ title: 'Contact Added', description: `${draft.name} is on your list for ${school.name}.` });
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <PanelButtons school={school} onPaste={() => setPasting(true)} onType={() => setAdding(true)} />
      )}
      {pasting && <AddCoachesDialog school={school} onClose={() => setPasting(false)} />}
    </Box>
  );
}
