import { type FormEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInviteGuardianMutation } from '@/entities/family';
import { errorText } from '@/shared/api';
import { LabeledField } from '@/shared/ui/labeled-field';
import { useToast } from '@/shared/ui/toast';

/** `onInvited`: called with the link to hand over when the server cannot send email; null when it was delivered. */
export function InviteForm({ onInvited }: { onInvited: (link: string | null) => void }) {
  const toast = useToast();
  const [invite, { isLoading }] = useInviteGuardianMutation();
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string | undefined>(undefined);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const address = email.trim();
    if (!address.includes('@')) {
      setFailure('Please enter a valid email address.');
      return;
    }
    setFailure(undefined);
    const answer = await invite({ email: address });
    if (answer.error !== undefined) {
      setFailure(errorText(answer.error, 'The invitation was not sent. Please try again.'));
      return;
    }
    onInvited(answer.data.link);
    setEmail('');
    if (answer.data.link === null) toast({ title: 'Invitation sent', description: `To ${address}.` });
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label="Invite a guardian"
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5, maxWidth: 420, mt: 1 }}
    >
      <LabeledField
        label="Email of your parent or guardian"
        type="email"
        name="guardian"
        autoComplete="off"
        value={email}
        error={failure}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={isLoading} sx={{ justifySelf: 'start' }}>
        {isLoading ? 'Inviting...' : 'Invite'}
      </Button>
    </Box>
  );
}
