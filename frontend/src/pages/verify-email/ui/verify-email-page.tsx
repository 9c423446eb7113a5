import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { useVerifyEmailMutation } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';

/** Target of the link in the verification email. The button confirms: mail scanners open links, but press no buttons. */
export function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [verify, { isLoading, isSuccess, error }] = useVerifyEmailMutation();

  if (isSuccess) {
    return (
      <>
        <PageHeader title="Address confirmed" subtitle="Thank you. Your email address is confirmed." />
        <LinkButton to={paths.home} variant="contained">
          Go to Home
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Confirm your address" subtitle="Confirm that this is your email address." />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {token === '' && <Alert severity="warning">The link is incomplete. Please open it from the email again.</Alert>}
        {error !== undefined && (
          <Alert severity="error">{errorText(error, 'The link does not work any more. Ask for a new one on your profile.')}</Alert>
        )}
        <Button variant="contained" size="large" disabled={token === '' || isLoading} onClick={() => void verify({ token })}>
          {isLoading ? 'Confirming...' : 'Confirm my address'}
        </Button>
      </Box>
    </>
  );
}
