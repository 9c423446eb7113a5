import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';
import { LegalSection } from './legal-section';

/** Where to get help, and frequent questions. */
export function SupportPage() {
  return (
    <article>
      <PageHeader title="Support" subtitle="Quick answers, and who can help" />
      <LegalSection title="Who can help">
        <p>
          Recruit runs on a server of your team, school or club. Ask the person who gave you this web address. That person runs the server
          or knows who does.
        </p>
      </LegalSection>
      <LegalSection title="I forgot my password">
        <p>
          Press Forgot your password? on the sign-in form: a link comes by email and works once, for 30 minutes. If this server sends no
          email, ask the person who runs it for such a link. Nobody can look up the old password.
        </p>
      </LegalSection>
      <LegalSection title="A school or coach is missing or wrong">
        <p>
          Add a coach you know to the school yourself: only you see that contact, unless you choose Suggest for everyone. If an address is
          wrong or a coach has left, press Report a problem on the coach. An admin of this server looks at both, and can add schools that
          are missing.
        </p>
      </LegalSection>
      <LegalSection title="I pressed Send too early">
        <p>
          Open the campaign and press Take back. It works for a short moment after Send and stops the whole campaign. An email that was sent
          cannot be called back.
        </p>
      </LegalSection>
      <LegalSection title="An email failed">
        <p>
          Open the campaign to see the reason for each coach. Most often the address is wrong or the mailbox is full. Correct the address,
          then send it to that coach again.
        </p>
      </LegalSection>
      <LegalSection title="I want my account or a copy of my data">
        <p>
          Open Settings, then Privacy and data. There you get a copy of your data as one ZIP file, and Delete my account, which asks for
          your password. Parents can ask the person who runs this server for their child. The <AppLink to={paths.privacy}>Privacy</AppLink>{' '}
          page lists what is kept.
        </p>
      </LegalSection>
    </article>
  );
}
