import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';

interface LinkPageProps {
  title: string;
  subtitle: string;
  button: string;
  pendingButton: string;
  doneTitle: string;
  doneText: string;
  state: { isLoading: boolean; isSuccess: boolean; error?: unknown };
  onPress: (token: string) => void;
}

/** Target of the links in emails about the address. Nothing happens before the button is pressed: mail scanners open links, but press no buttons. */
export function LinkPage({ title, subtitle, button, pendingButton, doneTitle, doneText, state, onPress }: LinkPageProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (state.isSuccess) {
    return (
      <>
        <PageHeader title={doneTitle} subtitle={doneText} />
        <LinkButton to={paths.settingsAt('account')} variant="contained">
          Go to Settings
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {token === '' && <Alert severity="warning">The link is incomplete. Please open it from the email again.</Alert>}
        {state.error !== undefined && <Alert severity="error">{errorText(state.error, 'Nothing was changed. Please try again.')}</Alert>}
        <Button variant="contained" size="large" disabled={token === '' || state.isLoading} onClick={() => onPress(token)}>
          {state.isLoading ? pendingButton : button}
        </Button>
      </Box>
    </>
  );
}
