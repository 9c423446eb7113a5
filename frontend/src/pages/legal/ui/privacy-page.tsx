import { PageHeader } from '@/shared/ui/page-header';
import { KeptSection } from './kept-section';
import { LegalSection } from './legal-section';
import { SeenSection } from './seen-section';

/** What is stored, who sees it, and for how long: what the program really does, in plain words. */
export function PrivacyPage() {
  return (
    <article>
      <PageHeader
        title="Privacy"
        subtitle="What Recruit keeps about you, who sees it, and what it never does. Written to be read by athletes and parents."
      />
      <LegalSection title="The short version">
        <ul>
          <li>Recruit keeps what you type in, the emails you send with it, and what happens to them.</li>
          <li>There is no advertising, there are no trackers from other companies, and nothing is sold.</li>
          <li>
            Your profile is private. A coach sees what is in the emails you send. If you turn on a shared page, anyone with its link sees
            what you ticked for it, and nothing else.
          </li>
          <li>No email goes to a coach until you press Send.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Who can use it">
        <p>
          Recruit is for athletes who are 13 or older. Sign Up asks for a birth date first. If it is too recent, no account is made and
          nothing is saved; a cookie without the date remembers only that, until the browser is closed. A parent or guardian joins with an
          own account when the athlete invites them in Settings, and can ask for anything on this page in their child&apos;s name.
        </p>
      </LegalSection>
      <KeptSection />
      <LegalSection title="Cookies and your browser">
        <p>
          One cookie keeps you signed in. Another remembers that you signed in on this device, so that other people's wrong passwords cannot
          lock you out. Scripts cannot read these two, and they go only to this server. A third is set only where Sign Up was refused
          because of the birth date, and ends when the browser is closed. Your browser also keeps your choice of light or dark, text that
          you have not saved, and which replies you have seen. Fonts and pictures come from this server too.
        </p>
      </LegalSection>
      <SeenSection />
      <LegalSection title="How long, and how to end it">
        <p>
          Your data stays as long as you have an account. You can change your profile, remove favorites and private contacts, and delete
          drafts at any time. Sent emails stay on record, so that no coach gets a campaign twice. You can delete your account in Settings:
          all your data on this server is deleted, and you get a receipt. You can also download a copy of everything there.
        </p>
      </LegalSection>
      <LegalSection title="The school directory">
        <p>
          Schools, conferences and coaching staff are facts that schools publish. A coach can unsubscribe from emails that are sent from our
          address; then no athlete can send that coach a campaign. A coach can also ask the people who run this server to be taken out.
        </p>
      </LegalSection>
    </article>
  );
}
