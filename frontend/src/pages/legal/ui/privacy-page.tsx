import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';
import { LegalSection } from './legal-section';

/** What is kept, who sees it, for how long: what the program really does, in plain words. */
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
            Your profile is private. A coach sees what is in the emails you send. If you turn on a shared page, anyone
            with its link sees what you ticked for it, and nothing else.
          </li>
          <li>No email goes to a coach until you press Send.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Who can use it">
        <p>
          Recruit is for athletes who are 13 or older. You need no birth date to open an account. Parents have no account
          of their own here: look at the profile and the emails together. Parents can ask for anything on this page in
          their child&apos;s name.
        </p>
      </LegalSection>
      <LegalSection title="What is kept">
        <ul>
          <li>
            <b>Account:</b> your username, your email address and a scrambled form of your password (Argon2id). Nobody
            can read the password back, the people who run this server included.
          </li>
          <li>
            <b>Profile:</b> what you fill in, such as position, class year, height, weight, grades, test scores, school,
            home town, photo, games and film links. Every field can stay empty and can be emptied again. Of a photo only
            the picture is kept, not where it was taken.
          </li>
          <li>
            <b>Schools:</b> your favorites, notes, contacts you logged, and the coaches you added yourself. Those coaches
            are visible only to you, unless you suggest one for everyone.
          </li>
          <li>
            <b>Email:</b> each campaign, each email with its text and the address it went to, and what happened to it. An
            invisible picture in the email shows when it was opened.
          </li>
          <li>
            <b>Gmail, if you connect it:</b> your Gmail address and a sealed key to it. To see who replied, Recruit looks
            only at messages that answer your mails or come from coaches you wrote to, and keeps who wrote, the subject
            and how the answer begins. Disconnecting deletes the key.
          </li>
          <li>
            <b>Technical records:</b> which page of the server was asked for and when, without the text of any email and
            without passwords. They help to find faults and to stop misuse.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Cookies and your browser">
        <p>
          One cookie keeps you signed in. Another remembers that you signed in on this device, so that other people's
          wrong passwords cannot lock you out. Scripts cannot read them, and they go only to this server. Your browser
          also keeps your choice of light or dark, text that you have not saved, and which replies you have seen. Fonts
          and pictures come from this server too.
        </p>
      </LegalSection>
      <LegalSection title="Who sees what">
        <ul>
          <li>
            <b>You</b> see everything of yours. Other athletes see nothing of it.
          </li>
          <li>
            <b>A coach</b> you write to gets your email and your address to reply to. Recruit asks you before it puts your
            birth date into an email.
          </li>
          <li>
            <b>The people who run this server</b> can read its database. Its admins can read emails that were not
            delivered and stayed on this server.
          </li>
          <li>
            <b>The email service</b> that delivers an email sees it. That is Google if you connected Gmail.
          </li>
          <li>
            <b>The AI help</b> of some servers asks a company&apos;s model: the page then names the model. It gets
            your text, your stats and your schools, never your birth date, phone or email address. The built-in writer
            sends nothing to anybody.
          </li>
          <li>
            <b>Hudl, YouTube or Vimeo</b> learn of a visit only when somebody presses play. Recruit asks MaxPreps only
            when you press Sync MaxPreps.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="How long, and how to end it">
        <p>
          Your data stays as long as you have an account. You can change your profile, remove favorites and private
          contacts, and delete drafts at any time. Sent emails stay on record, so that no coach gets a campaign twice.
          For the end of your account or a copy of your data, see <AppLink to={paths.support}>Support</AppLink>.
        </p>
      </LegalSection>
      <LegalSection title="The school directory">
        <p>
          Schools, conferences and coaching staff are facts that schools publish. A coach can unsubscribe from emails that
          leave from our address; then no athlete can send that coach a campaign. A coach can also ask the people who run
          this server to be taken out.
        </p>
      </LegalSection>
    </article>
  );
}
