import { type EmailSettings, useGetEmailSettingsQuery } from '@/entities/campaign';
import { DeleteAccountCard, ExportCard } from '@/features/own-data';
import { AuthenticatorAppCard, PasskeysCard } from '@/features/sign-in-factors';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { AccountSection } from './account-section';
import { DevicesCard } from './devices-card';
import { FamilyCard } from './family/family-card';
import { LimitCard } from './limit-card';
import { OpensCard } from './opens-card';
import { PasswordCard } from './password-card';
import { RepeatCard } from './repeat-card';
import { Section } from './section';
import { SignatureCard } from './signature-card';
import { WritingHelpCard } from './writing-help-card';

function EmailCards({ settings }: { settings: EmailSettings }) {
  return (
    <>
      <SignatureCard settings={settings} />
      <OpensCard settings={settings} />
      <RepeatCard settings={settings} />
      <LimitCard settings={settings} />
    </>
  );
}

/** What an athlete chooses once; each part is saved by itself. */
export function SettingsPage() {
  const { data, error, refetch } = useGetEmailSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title="Settings" subtitle="Each part is saved by itself." />
      <Section title="Account">
        <AccountSection />
      </Section>
      <Section title="Email">
        {data === undefined && error === undefined && <SkeletonList rows={4} rowHeight={150} label="Loading your settings" />}
        {data === undefined && error !== undefined && (
          <ErrorState title="Your settings could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <EmailCards settings={data} />}
      </Section>
      <Section title="Security">
        <PasskeysCard />
        <AuthenticatorAppCard />
        <PasswordCard />
        <DevicesCard />
      </Section>
      <Section title="Family">
        <FamilyCard />
      </Section>
      <Section title="Privacy and data">
        <ExportCard />
        <WritingHelpCard />
        <DeleteAccountCard />
      </Section>
    </>
  );
}
