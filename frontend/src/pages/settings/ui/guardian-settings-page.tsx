import { DeleteAccountCard, ExportCard } from '@/features/own-data';
import { AuthenticatorAppCard, PasskeysCard } from '@/features/sign-in-factors';
import { PageHeader } from '@/shared/ui/page-header';
import { AccountSection } from './account-section';
import { DevicesCard } from './devices-card';
import { PasswordCard } from './password-card';
import { Section } from './section';

/** What a guardian's own account needs. */
export function GuardianSettingsPage() {
  return (
    <>
      <PageHeader title="Settings" subtitle="Each part is saved by itself." />
      <Section title="Account">
        <AccountSection />
      </Section>
      <Section title="Security">
        <PasskeysCard />
        <AuthenticatorAppCard />
        <PasswordCard />
        <DevicesCard />
      </Section>
      <Section title="Privacy and data">
        <ExportCard />
        <DeleteAccountCard />
      </Section>
    </>
  );
}
