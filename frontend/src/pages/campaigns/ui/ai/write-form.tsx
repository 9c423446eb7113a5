import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { GenerateEmailRequest } from '@/shared/api';
import { LabeledField } from '@/shared/ui/labeled-field';
import type { Tone } from '../../model/ai/assistant-choices';
import { AboutCoachField } from './about-coach-field';
import { AboutSchoolField } from './about-school-field';
import { ToneField } from './tone-field';

interface WriteFormProps {
  onWrite: (request: GenerateEmailRequest) => void;
}

/** What a new email should be like. */
export function WriteForm({ onWrite }: WriteFormProps) {
  const [tone, setTone] = useState<Tone>('professional');
  const [context, setContext] = useState('');
  const [includeStats, setIncludeStats] = useState(true);
  const [schoolId, setSchoolId] = useState<number | null>(null);
  const [coachId, setCoachId] = useState<number | null>(null);
  const about = { ...(schoolId === null ? {} : { schoolId }), ...(coachId === null ? {} : { coachId }) };
  const chooseSchool = (id: number | null) => {
    setSchoolId(id);
    setCoachId(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToneField value={tone} onChange={setTone} />
      <AboutSchoolField value={schoolId} onChange={chooseSchool} />
      <AboutCoachField schoolId={schoolId} value={coachId} onChange={setCoachId} />
      <LabeledField
        label="What should it say?"
        hint="In your own words, for example “I camped with you in June.” Leave out phone numbers and addresses."
        value={context}
        onChange={({ target }) => setContext(target.value)}
        multiline
        minRows={3}
        maxRows={8}
        inputProps={{ maxLength: 2_000 }}
      />
      <FormControlLabel
        control={<Checkbox checked={includeStats} onChange={({ target }) => setIncludeStats(target.checked)} />}
        label="Include my stats"
      />
      <Button variant="contained" sx={{ justifySelf: 'start' }} onClick={() => onWrite({ tone, context, includeStats, ...about })}>
        Generate
      </Button>
    </Box>
  );
}
