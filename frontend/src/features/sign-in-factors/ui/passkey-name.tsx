import { LabeledField } from '@/shared/ui/labeled-field';

const mostCharacters = 60;

interface PasskeyNameProps {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** What a passkey is called in the list. */
export function PasskeyName({ value, error, onChange }: PasskeyNameProps) {
  return (
    <LabeledField
      label="Name"
      name="passkeyName"
      autoFocus
      autoComplete="off"
      value={value}
      error={error}
      hint="Helps you recognize it later."
      inputProps={{ maxLength: mostCharacters }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
