import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';
import { LegalSection } from './legal-section';

/** Where help comes from, and the questions that come up first. */
export function SupportPage() {
  return (
    <article>
      <PageHeader title="Support" subtitle="Quick answers, and who can help with the rest." />
      <LegalSection title="Who can help">
        <p>
          Recruit runs on a server of your team, school or club. Its administrator, the person who gave you this address,
          can set a new password, correct the directory, and remove an account.
        </p>
      </LegalSection>
      <LegalSection title="I forgot my password">
        <p>Ask the administrator to set a new one. Nobody can look up the old one.</p>
      </LegalSection>
      <LegalSection title="A school or coach is missing or wrong">
        <p>
          Add a coach you know to the school yourself: only you see that contact, unless you choose Suggest for everyone.
          If an address is wrong or a coach has left, press Report a problem on the coach. The administrator looks at
          both, and can add schools that are missing.
        </p>
      </LegalSection>
      <LegalSection title="I pressed Send too early">
        <p>
          Open the campaign: right after Send there is a moment in which Take back stops everything. After that a mail
          cannot be called back, by anybody.
        </p>
      </LegalSection>
      <LegalSection title="A mail shows as failed">
        <p>
          The campaign says why for each coach. Most often the address is wrong or the mailbox is full. Correct the
          address and write again; coaches who already have the mail are left out by themselves.
        </p>
      </LegalSection>
      <LegalSection title="I want my account or a copy of my data">
        <p>
          The administrator can remove your account with everything of it, or hand you a copy. Parents can ask for their
          child. What there is to hand over stands on the <AppLink to={paths.privacy}>Privacy</AppLink> page.
        </p>
      </LegalSection>
    </article>
  );
}
