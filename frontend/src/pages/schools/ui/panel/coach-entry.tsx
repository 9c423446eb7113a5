import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Coach, type Correction, useChangeContactMutation } from '@/entities/school';
import { StatusPill } from '@/shared/ui/status-pill';
import { CoachLines } from './coach-lines';
import { ContactButtons } from './contact-buttons';
import { ContactForm } from './contact-form';
import { ReportForm } from './corrections/report-form';

interface CoachEntryProps {
  schoolId: number;
  coach: Coach;
  /** What the athlete proposed about the coach that nobody settled yet. */
  waiting: Correction | undefined;
}

/** One coach; those the athlete added can be changed and removed, the others reported. */
export function CoachEntry({ schoolId, coach, waiting }: CoachEntryProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'report'>('read');
  const [change] = useChangeContactMutation();
  const read = () => setMode('read');

  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1.25, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      {mode === 'edit' ? (
        <ContactForm
          heading={`Edit ${coach.name}`}
          submitLabel="Save contact"
          start={{ name: coach.name, title: coach.title, email: coach.email ?? '' }}
          onSubmit={async (draft) => {
            await change({ id: coach.id, changeContactDto: draft }).unwrap();
            read();
          }}
          onCancel={read}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <CoachLines coach={coach} />
          {waiting && <StatusPill tone="next">{coach.addedByYou ? 'Suggested' : 'Reported'}, waiting for an admin</StatusPill>}
          {coach.addedByYou && <ContactButtons coach={coach} suggested={waiting !== undefined} onEdit={() => setMode('edit')} />}
          {!coach.addedByYou && !waiting && mode === 'read' && (
            <Button
              size="small"
              color="inherit"
              aria-label={`Report a problem with ${coach.name}`}
              onClick={() => setMode('report')}
              sx={{ color: 'text.secondary', ml: { xs: -1.5, sm: 0 } }}
            >
              Report a problem
            </Button>
          )}
          {mode === 'report' && <ReportForm schoolId={schoolId} coach={coach} onDone={read} />}
        </Box>
      )}
    </Box>
  );
}
