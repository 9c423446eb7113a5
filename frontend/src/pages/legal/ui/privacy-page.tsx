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
          <li>Recruit keeps what you type in, and the mails you send with it. Nothing is collected behind your back.</li>
          <li>There is no advertising, there are no trackers of other companies, and nothing is sold.</li>
          <li>
            Your profile is private. A coach sees what stands in a mail that you sent. If you turn on a shared page,
            whoever has its link sees what you ticked for it, and nothing else.
          </li>
          <li>No mail goes out until you press Send.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Who can use it">
        <p>
          Recruit is for athletes who are 13 or older. We ask for no birth date to open an account. Parents are welcome
          to read along and to ask for anything on this page in their child&apos;s name.
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
            <b>Mail:</b> each campaign, each mail with its text and the address it went to, and what happened to it. An
            invisible picture tells when a mail was opened; you can switch it off for each campaign.
          </li>
          <li>
            <b>Gmail, if you connect it:</b> your Gmail address and a sealed key to it. To see who replied, Recruit looks
            only at messages that answer your mails or come from coaches you wrote to, and keeps who wrote, the subject
            and how the answer begins. Disconnecting deletes the key.
          </li>
          <li>
            <b>Technical records:</b> which page of the server was asked for and when, without the text of any mail and
            without passwords. They serve to find faults and to stop misuse.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Cookies and your browser">
        <p>
          One cookie keeps you signed in. Another remembers that you signed in on this device, so that other people's
          wrong passwords cannot lock you out. Scripts cannot read them, and they go only to this server. Your choice of
          light or dark is remembered in this browser. That is all; fonts and pictures come from this server too.
        </p>
      </LegalSection>
      <LegalSection title="Who sees what">
        <ul>
          <li>
            <b>You</b> see everything of yours. Other athletes see nothing of it.
          </li>
          <li>
            <b>A coach</b> you write to gets your mail and your email address to answer to. A birth date is not put into
            a mail without asking you first.
          </li>
          <li>
            <b>The people who run this server</b> keep it going and can therefore reach the database. Mails that are kept
            in the server&apos;s own outbox can be read by its administrators.
          </li>
          <li>
            <b>The mail service</b> that carries a mail sees it, as with any mail. That is Google if you connected Gmail.
          </li>
          <li>
            <b>The AI help</b> of some servers asks a company&apos;s model: the page then names the model. It gets
            your text, your figures and your schools, never your birth date, phone or email address. Where the built-in
            writer is named, nothing leaves this server.
          </li>
          <li>
            <b>Hudl, YouTube or Vimeo</b> learn of a visit only when somebody presses play, and MaxPreps is asked only
            when you press Sync MaxPreps.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="How long, and how to end it">
        <p>
          Your data stays as long as you have an account. You can change your profile, remove favorites and private
          contacts, and delete drafts at any time. Mails that left stay on record, so that no coach is written to twice.
          To have your account and everything of it removed, or to get a copy, see{' '}
          <AppLink to={paths.support}>Support</AppLink>.
        </p>
      </LegalSection>
      <LegalSection title="The school directory">
        <p>
          Schools, conferences and coaching staff are facts that schools publish. A coach who does not want to be written
          to can ask the people who run this server to be taken out.
        </p>
      </LegalSection>
    </article>
  );
}
