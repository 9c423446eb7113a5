import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useController } from 'react-hook-form';
import { FormField } from '@/shared/ui/form-field';
import { LabeledSelect } from '@/shared/ui/labeled-select';
import type { MailboxForm } from '../../model/mailbox/mailbox-form';
import type { SignInPart } from '../../model/mailbox/sign-in-check';

interface ServerFieldsProps {
  control: Control<MailboxForm>;
  address: string;
}

const securities = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
];
const names = { imap: 'IMAP', smtp: 'SMTP' };
const purposes = { imap: 'Server to read', smtp: 'Server to send' };
const examples = { imap: 'imap.example.com', smtp: 'smtp.example.com' };
const ports = { imap: 'Usually 993 with TLS.', smtp: 'Usually 465 with TLS, or 587 with STARTTLS.' };
const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

function Security({ control, part }: { control: Control<MailboxForm>; part: SignInPart }) {
  const { field } = useController({ control, name: `${part}.security` });
  return <LabeledSelect label={`${names[part]} security`} value={field.value} options={securities} onChange={field.onChange} />;
}

function Server({ control, part }: { control: Control<MailboxForm>; part: SignInPart }) {
  const name = names[part];
  return (
    <Box role="group" aria-label={purposes[part]} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 640 }}>{purposes[part]}</Typography>
      <FormField
        control={control}
        name={`${part}.host`}
        label={`${name} server`}
        placeholder={examples[part]}
        inputProps={{ ...plain, maxLength: 253, inputMode: 'url' }}
        rules={{ required: `Enter the ${name} server, for example ${examples[part]}.` }}
      />
      <FormField
        control={control}
        name={`${part}.port`}
        label={`${name} port`}
        hint={ports[part]}
        inputProps={{ maxLength: 5, inputMode: 'numeric' }}
        rules={{ pattern: { value: /^\d{1,5}$/u, message: `Enter the ${name} port as a number.` } }}
      />
      <Security control={control} part={part} />
    </Box>
  );
}

/** The servers and the user name by hand: for a provider without a preset, or to correct one. */
export function ServerFields({ control, address }: ServerFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Server control={control} part="imap" />
      <Server control={control} part="smtp" />
      <FormField
        control={control}
        name="username"
        label="User name (optional)"
        hint={`Only if it is not ${address}.`}
        autoComplete="off"
        inputProps={{ ...plain, maxLength: 320 }}
      />
    </Box>
  );
}
