import Alert from '@mui/material/Alert';
import type { User } from '@/entities/athlete';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';

interface PendingEmailNoticeProps {
  user: User;
}

/** Shown while a new address waits for confirmation, requested here or in Settings. */
export function PendingEmailNotice({ user }: PendingEmailNoticeProps) {
  if (user.pendingEmail === null) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      <span role="status">
        {user.pendingEmail} is not confirmed yet. Until then we use {user.email}.
      </span>{' '}
      <AppLink to={paths.settingsAt('account')}>Send the link again or cancel in Settings</AppLink>
    </Alert>
  );
}
