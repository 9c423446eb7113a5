import { LegalSection } from './legal-section';

/** What Recruit keeps about an athlete. */
export function KeptSection() {
  return (
    <LegalSection title="What is kept">
      <ul>
        <li>
          <b>Account:</b> your username, your email address and a scrambled form of your password (Argon2id). Nobody can read the password
          back, the people who run this server included. Of a passkey only its name and its public half; your face, finger and screen lock
          never leave your device. Of an authenticator app its key, sealed.
        </li>
        <li>
          <b>Profile:</b> what you fill in, such as position, class year, height, weight, grades, test scores, school, home town, photo,
          games and film links. Every field can stay empty and can be emptied again. Of a photo only the picture is kept, not where it was
          taken.
        </li>
        <li>
          <b>Schools:</b> your favorites, notes, contacts you logged, and the coaches you added yourself. Those coaches are visible only to
          you, unless you suggest one for everyone.
        </li>
        <li>
          <b>Email:</b> each campaign, each email with its text and the address it went to, and what happened to it. An invisible picture in
          the email shows when it was opened.
        </li>
        <li>
          <b>Gmail, if you connect it:</b> your Gmail address and a sealed key to it. To see who replied, Recruit looks only at messages
          that answer your emails or come from coaches you wrote to, and keeps who wrote, the subject and how the answer begins.
          Disconnecting deletes the key.
        </li>
        <li>
          <b>Another mailbox, if you connect it:</b> its address, its servers and the sealed password. Recruit reads it in the same way, and
          marks, moves or deletes nothing there. Disconnecting deletes the password.
        </li>
        <li>
          <b>For how long:</b> until you remove it or delete your account. By itself goes what is needed for a time only: which email left
          when from a connected account after 30 days, tests to yourself and counts of failed sign-ins after 24 hours, a sign-in 30 days
          after its last use, a copy of your data after 24 hours.
        </li>
        <li>
          <b>Log of what was done:</b> sign-ins, also failed ones, changes of the password, the address and other ways to sign in, what
          guardians decide, copies and deletions, each with the time and a shortened network address, without names and texts. Admins read
          it when something went wrong. Each entry goes after 400 days; after you delete your account it has only a random number.
        </li>
        <li>
          <b>Technical records:</b> which page of the server was asked for and when, without the text of any email and without passwords.
          They help to find faults and to stop misuse.
        </li>
      </ul>
    </LegalSection>
  );
}
