import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormField } from '@/shared/ui/form-field';
import { InnerForm } from './inner-form';

interface MailboxAddressProps {
  address: string;
  loading: boolean;
  /** Why the provider could not be looked up; null when nothing failed. */
  failure: string | null;
  onAddress: (address: string) => void;
}

/** Step 1: the address, which chooses the provider. */
export function MailboxAddress({ address, loading, failure, onAddress }: MailboxAddressProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { email: address } });
  const send = () => {
    if (!loading) void handleSubmit(({ email }) => onAddress(email.trim()))();
  };
  return (
    <InnerForm label="Address of the mailbox" onSubmit={send}>
      <FormField
        control={control}
        name="email"
        type="email"
        label="Your email address"
        hint="Coaches see it as the sender, and their replies arrive there."
        autoComplete="email"
        inputProps={{ maxLength: 254, autoCapitalize: 'none', spellCheck: false, inputMode: 'email' }}
        rules={{
          pattern: { value: /^\s*[^\s@]+@[^\s@]+\s*$/u, message: 'Enter the whole address of the mailbox.' },
          required: 'Enter the whole address of the mailbox.',
        }}
      />
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      <Button onClick={send} variant="contained" disabled={loading} sx={{ minHeight: 44, justifySelf: { sm: 'start' } }}>
        {loading ? 'Looking up your provider...' : 'Continue'}
      </Button>
    </InnerForm>
  );
}
