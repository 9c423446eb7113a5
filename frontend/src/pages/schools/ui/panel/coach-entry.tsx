import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Coach, type Correction, useChangeContactMutation } from '@/entities/school';
import { StatusPill } from '@/shared/ui/status-pill';
import { ContactForm, contactDraft } from '@/features/add-coaches';
import { CoachLines } from './coach-lines';
import { ContactButtons } from './contact-buttons';
import { ReportForm } from './corrections/report-form';
import { WriteButtons } from './write-buttons';

interface CoachEntryProps {
  schoolId: number;
  coach: Coach;
  /** The athlete's own proposal about the coach that is not decided yet. */
  waiting: Correction | undefined;
}

function ReportButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={`Report a problem with ${name}`}
      onClick={onPress}
      sx={{ color: 'text.secondary', ml: { xs: -1.5, sm: 0 } }}
    >
      Report a problem
    </Button>
  );
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
          start={contactDraft.of(coach)}
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
          <WriteButtons coach={coach} />
          {coach.addedByYou && <ContactButtons coach={coach} suggested={waiting !== undefined} onEdit={() => setMode('edit')} />}
          {!coach.addedByYou && !waiting && mode === 'read' && <ReportButton name={coach.name} onPress={() => setMode('report')} />}
          {mode === 'report' && <ReportForm schoolId={schoolId} coach={coach} onDone={read} />}
        </Box>
      )}
    </Box>
  );
}
