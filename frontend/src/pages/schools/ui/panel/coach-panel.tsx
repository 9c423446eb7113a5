import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ContactWindowChip, type Correction, type School, useAddContactMutation, useListCorrectionsQuery } from '@/entities/school';
import { useToast } from '@/shared/ui/toast';
import { waitingCorrection } from '../../model/panel/waiting-correction';
import { CoachEntry } from './coach-entry';
import { ContactForm } from './contact-form';

const none: readonly Correction[] = [];

interface CoachPanelProps {
  school: School;
}

/** A school's coaches, those the athlete added, and the way to add one. */
export function CoachPanel({ school }: CoachPanelProps) {
  const [adding, setAdding] = useState(false);
  const { data: corrections = none } = useListCorrectionsQuery();
  const [addContact] = useAddContactMutation();
  const toast = useToast();

  return (
    <Box>
      <ContactWindowChip school={school} />
      {school.coaches.length === 0 && !adding && (
        <Typography color="textSecondary" sx={{ py: 1.5 }}>
          No coach of {school.name} is in the directory yet. If you know one, add them: only you will see the contact.
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 1.5 }}>
          <Button variant="outlined" color="inherit" size="small" startIcon={<Add />} onClick={() => setAdding(true)}>
            Add a contact
          </Button>
          {school.websiteUrl !== null && (
            <Link
              href={school.websiteUrl}
              target="_blank"
              rel="noopener noreferrer"
              variant="body2"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}
            >
              School website <OpenInNew sx={{ fontSize: 16 }} titleAccess="opens a new tab" />
            </Link>
          )}
        </Box>
      )}
    </Box>
  );
}
