import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DeleteAccountCard, ExportCard } from '@/features/own-data';
import { SignOutButton } from '@/features/sign-out';
import { dayWords } from '@/shared/lib/dates';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionCard } from '@/shared/ui/section-card';

interface AccountStoppedPageProps {
  /** From when on the account is deleted. */
  deletionDueAt: string;
}

/** The only page shown to a user who confirmed a birth date under 13, until the account is deleted. */
export function AccountStoppedPage({ deletionDueAt }: AccountStoppedPageProps) {
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
            Ask a parent or coach to talk to the person who runs this Recruit server. They gave you this web address. After a check they can
            correct the date and keep your account. Nobody can do this after {dayWords(deletionDueAt)}.
          </Typography>
        </SectionCard>
        <DeleteAccountCard />
        <SignOutButton />
      </Box>
    </>
  );
}
