import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { endedSession, useLogoutMutation } from '@/entities/athlete';
import { DeleteAccountCard, ExportCard } from '@/features/own-data';
import { dayWords } from '@/shared/lib/dates';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionCard } from '@/shared/ui/section-card';
import { useToast } from '@/shared/ui/toast';

interface AccountStoppedPageProps {
  /** From when on the account is deleted. */
  deletionDueAt: string;
}

/** All that is shown to somebody who confirmed a birth date under 13, until the account is deleted. */
export function AccountStoppedPage({ deletionDueAt }: AccountStoppedPageProps) {
  const [logout, { isLoading }] = useLogoutMutation();
  const toast = useToast();

  async function signOut(): Promise<void> {
    try {
      await logout().unwrap();
      endedSession.forget();
      window.location.reload();
    } catch {
      toast({ title: 'Sign Out Failed', description: 'You are still signed in. Please try again.', variant: 'destructive' });
    }
  }

  return (
    <>
      <PageHeader
        title={`Your account will be deleted on ${dayWords(deletionDueAt)}`}
        subtitle="Recruit is for athletes who are 13 or older. You said that your birth date is right, so everything has stopped."
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SectionCard title="What stopped">
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
            No email will be sent. Schedules and follow-ups are canceled. Your shared page is off, and Recruit no longer looks into your
            mailbox.
          </Typography>
        </SectionCard>
        <ExportCard />
        <SectionCard title="Was the date wrong?">
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
            Ask a parent or coach to talk to the person who runs this Recruit server: the person who gave you this web address. After a
            check they can correct the date and keep your account. Nobody can do this after {dayWords(deletionDueAt)}.
          </Typography>
        </SectionCard>
        <DeleteAccountCard />
        <Box>
          <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void signOut()}>
            Sign Out
          </Button>
        </Box>
      </Box>
    </>
  );
}
