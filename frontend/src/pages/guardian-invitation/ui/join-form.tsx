import { type FormEvent, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { type Approval, useJoinAsGuardianMutation } from '@/entities/family';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LabeledField } from '@/shared/ui/labeled-field';
import { PasswordInput } from '@/shared/ui/password-input';
import { SectionCard } from '@/shared/ui/section-card';
import { checkPerson, dateOf, emptyPerson, type Person, type PersonProblems } from '../model/read-person';

interface FieldsProps {
  person: Person;
  wrong: PersonProblems;
  onChange: (change: Partial<Person>) => void;
}

const dateParts = [
  { name: 'month', label: 'Month', autoComplete: 'bday-month', length: 2 },
  { name: 'day', label: 'Day', autoComplete: 'bday-day', length: 2 },
  { name: 'year', label: 'Year', autoComplete: 'bday-year', length: 4 },
] as const;

function BirthDate({ person, wrong, onChange }: FieldsProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, mb: 0.75, p: 0 }}>
        Your birth date
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1.4fr', gap: 1 }}>
        {dateParts.map(({ name, label, autoComplete, length }) => (
          <LabeledField
            key={name}
            label={label}
            name={name}
            autoComplete={autoComplete}
            value={person[name]}
            inputProps={{ inputMode: 'numeric', maxLength: length }}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </Box>
      <FormHelperText error={wrong.month !== undefined} sx={{ mx: 0 }}>
        {wrong.month ?? 'We check it once and don’t store it.'}
      </FormHelperText>
    </Box>
  );
}

/** What they sign in with from now on. */
function SignInFields({ person, wrong, onChange }: FieldsProps) {
  return (
    <>
      <LabeledField
        label="Choose a username"
        name="username"
        autoComplete="username"
        value={person.username}
        error={wrong.username}
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        onChange={(event) => onChange({ username: event.target.value })}
      />
      <PasswordInput
        label="Choose a password"
        name="password"
        autoComplete="new-password"
        value={person.password}
        error={wrong.password}
        hint="At least 6 characters."
        onChange={(password) => onChange({ password })}
      />
    </>
  );
}

function Fields(props: FieldsProps) {
  const { person, wrong, onChange } = props;
  return (
    <>
      <LabeledField
        label="Your name"
        name="name"
        autoComplete="name"
        value={person.name}
        error={wrong.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <BirthDate {...props} />
      <SignInFields {...props} />
    </>
  );
}

interface JoinFormProps {
  choices: { token: string; approve: Approval; askBeforeSharing: boolean };
}

/** The person who joins, what is wrong with what they typed, and joining. */
function useJoin({ choices }: JoinFormProps) {
  const navigate = useNavigate();
  const [join, { isLoading, error }] = useJoinAsGuardianMutation();
  const [person, setPerson] = useState(emptyPerson);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = isChecked ? checkPerson(person) : {};

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    const birthdate = dateOf(person);
    if (birthdate === null || Object.keys(checkPerson(person)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const { name, username, password } = person;
    if (!('error' in (await join({ ...choices, name, username, password, birthdate })))) await navigate(paths.home, { replace: true });
  }

  const change = (changes: Partial<Person>) => setPerson((now) => ({ ...now, ...changes }));
  return { person, wrong, change, form, submit, isLoading, error };
}

/** A new account for a guardian. */
export function JoinForm(props: JoinFormProps) {
  const { person, wrong, change, form, submit, isLoading, error } = useJoin(props);
  return (
    <SectionCard title="Your account">
      <Box
        component="form"
        ref={form}
        noValidate
        aria-label="Your account"
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 2, maxWidth: 420 }}
      >
        <Fields person={person} wrong={wrong} onChange={change} />
        {error !== undefined && (
          <Alert severity="error" variant="outlined">
            {errorText(error, 'The account could not be made. Please try again.')}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" disabled={isLoading}>
          {isLoading ? 'Joining...' : 'Join'}
        </Button>
        <Typography variant="body2" color="textSecondary">
          Already have a guardian account? Sign in first, then open this link again.
        </Typography>
      </Box>
    </SectionCard>
  );
}
