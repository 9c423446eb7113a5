import { type FormEvent, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAnswerCoachWordMutation } from '@/entities/coach-word';
import { errorText, type OpenCoachWordDto } from '@/shared/api';
import { LabeledField } from '@/shared/ui/labeled-field';
import { SectionCard } from '@/shared/ui/section-card';
import { answerOf, type Verdicts } from '../model/verdicts';
import { FigureQuestion } from './figure-question';

interface AnswerFormProps {
  token: string;
  asked: OpenCoachWordDto;
  onAnswered: () => void;
}

interface WhoConfirmsProps {
  athlete: string;
  name: string;
  school: string;
  isChecked: boolean;
  onName: (name: string) => void;
  onSchool: (school: string) => void;
}

/** The name that is beside what is confirmed. */
function WhoConfirms({ athlete, name, school, isChecked, onName, onSchool }: WhoConfirmsProps) {
  return (
    <SectionCard title="Who confirms it">
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
        <LabeledField
          label="Your name"
          autoComplete="name"
          value={name}
          error={isChecked && name.trim() === '' ? 'Please enter your name.' : undefined}
          inputProps={{ maxLength: 100 }}
          onChange={({ target }) => onName(target.value)}
        />
        <LabeledField
          label="Your school"
          autoComplete="organization"
          value={school}
          error={isChecked && school.trim() === '' ? 'Please enter your school.' : undefined}
          inputProps={{ maxLength: 100 }}
          onChange={({ target }) => onSchool(target.value)}
        />
        <Typography variant="body2" color="textSecondary">
          Where {athlete} shows a number you confirm, your name, school and today’s date appear beside it. Only {athlete} sees what you mark
          “Not right”.
        </Typography>
      </Box>
    </SectionCard>
  );
}

/** The state of the answer, and the function that sends it once it is complete. */
function useCoachAnswer({ token, asked, onAnswered }: AnswerFormProps) {
  const [send, { isLoading, error }] = useAnswerCoachWordMutation();
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const [coachName, setCoachName] = useState(asked.coachName);
  const [coachSchool, setCoachSchool] = useState(asked.coachSchool);
  const [isChecked, setIsChecked] = useState(false);
  const answer = answerOf(verdicts);
  const isEmpty = answer.confirmed.length + answer.notRight.length === 0;
  const isNameless = coachName.trim() === '' || coachSchool.trim() === '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (isEmpty || isNameless) return;
    if (!('error' in (await send({ token, coachName, coachSchool, ...answer })))) onAnswered();
  }

  const who = { name: coachName, school: coachSchool, isChecked, onName: setCoachName, onSchool: setCoachSchool };
  return { verdicts, setVerdicts, who, isEmpty: isChecked && isEmpty, isLoading, error, submit };
}

type CoachAnswer = ReturnType<typeof useCoachAnswer>;

function Figures({ asked, verdicts, setVerdicts }: Pick<AnswerFormProps, 'asked'> & Pick<CoachAnswer, 'verdicts' | 'setVerdicts'>) {
  return (
    <SectionCard title="Are these right?">
      {asked.figures.map((figure) => (
        <FigureQuestion
          key={figure.figure}
          figure={figure}
          verdict={verdicts[figure.figure] ?? 'skipped'}
          onChoose={(verdict) => setVerdicts((now) => ({ ...now, [figure.figure]: verdict }))}
        />
      ))}
    </SectionCard>
  );
}

function Problems({ isEmpty, error }: Pick<CoachAnswer, 'isEmpty' | 'error'>) {
  return (
    <>
      {isEmpty && (
        <Alert severity="error" variant="outlined">
          Choose “Right” or “Not right” for at least one of them.
        </Alert>
      )}
      {error !== undefined && (
        <Alert severity="error" variant="outlined">
          {errorText(error, 'Your answer was not sent. Please try again.')}
        </Alert>
      )}
    </>
  );
}

/** The coach's verdict on each figure, and the coach's name and school. */
export function AnswerForm(props: AnswerFormProps) {
  const { asked } = props;
  const { verdicts, setVerdicts, who, isEmpty, isLoading, error, submit } = useCoachAnswer(props);
  return (
    <Box
      component="form"
      noValidate
      aria-label="Your answer"
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Figures asked={asked} verdicts={verdicts} setVerdicts={setVerdicts} />
      <WhoConfirms athlete={asked.athleteName} {...who} />
      <Problems isEmpty={isEmpty} error={error} />
      <Button type="submit" variant="contained" size="large" disabled={isLoading} sx={{ justifySelf: { sm: 'start' } }}>
        {isLoading ? 'Sending...' : 'Send my answer'}
      </Button>
    </Box>
  );
}
