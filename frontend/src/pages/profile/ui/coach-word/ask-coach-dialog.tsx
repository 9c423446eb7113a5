import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useGetUserQuery } from '@/entities/athlete';
import { useAskCoachMutation } from '@/entities/coach-word';
import { errorText, type FigureTextDto } from '@/shared/api';
import { FormDialog } from '@/shared/ui/form-dialog';
import { LabeledField } from '@/shared/ui/labeled-field';
import { useToast } from '@/shared/ui/toast';

type FigureName = FigureTextDto['figure'];

interface AskCoachDialogProps {
  askable: FigureTextDto[];
  /** Called with the link to hand over when the server cannot send email; null when it was delivered. */
  onAsked: (link: string | null) => void;
  onClose: () => void;
}

interface Draft {
  coachName: string;
  coachSchool: string;
  email: string;
  figures: FigureName[];
}

type Problems = Partial<Record<keyof Draft, string>>;

function problemsOf({ coachName, coachSchool, email, figures }: Draft): Problems {
  return {
    ...(coachName.trim() === '' && { coachName: 'Please enter the coach’s name.' }),
    ...(coachSchool.trim() === '' && { coachSchool: 'Please enter the school.' }),
    ...(!email.includes('@') && { email: 'Please enter a valid email address.' }),
    ...(figures.length === 0 && { figures: 'Choose at least one figure.' }),
  };
}

interface AskFieldsProps {
  askable: FigureTextDto[];
  draft: Draft;
  wrong: Problems;
  onChange: (part: Partial<Draft>) => void;
}

function WhoIsAsked({ draft, wrong, onChange }: Omit<AskFieldsProps, 'askable'>) {
  return (
    <>
      <LabeledField
        label="Coach’s name"
        autoComplete="off"
        value={draft.coachName}
        error={wrong.coachName}
        inputProps={{ maxLength: 100 }}
        onChange={({ target }) => onChange({ coachName: target.value })}
      />
      <LabeledField
        label="School"
        autoComplete="off"
        value={draft.coachSchool}
        error={wrong.coachSchool}
        inputProps={{ maxLength: 100 }}
        onChange={({ target }) => onChange({ coachSchool: target.value })}
      />
      <LabeledField
        label="Coach’s email"
        type="email"
        autoComplete="off"
        value={draft.email}
        error={wrong.email}
        hint="Best is the coach’s school address. Your own or your guardian’s address shows “not verified”."
        onChange={({ target }) => onChange({ email: target.value })}
      />
    </>
  );
}

function AskFields({ askable, draft, wrong, onChange }: AskFieldsProps) {
  const toggle = (figure: FigureName, on: boolean) =>
    onChange({ figures: askable.map((one) => one.figure).filter((one) => (one === figure ? on : draft.figures.includes(one))) });
  return (
    <>
      <WhoIsAsked draft={draft} wrong={wrong} onChange={onChange} />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" variant="body2" sx={{ fontWeight: 600, p: 0 }}>
          Figures
        </Typography>
        {askable.map(({ figure, label, value }) => (
          <FormControlLabel
            key={figure}
            sx={{ display: 'flex', minHeight: 44 }}
            control={<Checkbox checked={draft.figures.includes(figure)} onChange={(_, on) => toggle(figure, on)} />}
            label={`${label}: ${value}`}
          />
        ))}
        {wrong.figures !== undefined && (
          <FormHelperText error sx={{ mx: 0 }}>
            {wrong.figures}
          </FormHelperText>
        )}
      </Box>
    </>
  );
}

/** Which coach is asked, at which address, about which figures. */
export function AskCoachDialog({ askable, onAsked, onClose }: AskCoachDialogProps) {
  const toast = useToast();
  const { data: user } = useGetUserQuery();
  const [ask, { isLoading, error }] = useAskCoachMutation();
  const [isChecked, setIsChecked] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    ...{ coachName: user?.highSchoolHeadCoach ?? '', coachSchool: user?.highSchool ?? '', email: '' },
    figures: askable.map(({ figure }) => figure),
  });
  const wrong = isChecked ? problemsOf(draft) : {};
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));

  async function submit(): Promise<void> {
    setIsChecked(true);
    if (Object.keys(problemsOf(draft)).length > 0) return;
    const answer = await ask({ ...draft, email: draft.email.trim() });
    if (answer.error !== undefined) return;
    if (answer.data.link === null) toast({ title: 'Coach asked', description: `We sent an email to ${draft.email.trim()}.` });
    onAsked(answer.data.link);
  }

  return (
    <FormDialog
      title="Ask a coach to confirm"
      submitLabel="Ask coach"
      pendingLabel="Asking..."
      pending={isLoading}
      failure={error === undefined ? null : errorText(error, 'Your coach was not asked. Please try again.')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          The coach gets a link that works for 14 days and needs no account. It shows only your name and what you choose here.
        </Typography>
        <AskFields askable={askable} draft={draft} wrong={wrong} onChange={change} />
      </Box>
    </FormDialog>
  );
}
