import { LegalSection } from './legal-section';

/** Who sees what of an athlete. */
export function SeenSection() {
  return (
    <LegalSection title="Who sees what">
      <ul>
        <li>
          <b>You</b> see everything of yours. Other athletes see nothing of it.
        </li>
        <li>
          <b>A coach</b> you write to gets your email and your address to reply to. Recruit asks you before it puts your birth date into an
          email.
        </li>
        <li>
          <b>The people who run this server</b> can read its database. Its admins can read emails that were not delivered and stayed on this
          server.
        </li>
        <li>
          <b>The email service</b> that delivers an email sees it. That is Google if you connected Gmail, or the provider of the mailbox
          that you connected.
        </li>
        <li>
          <b>The AI help</b> of some servers asks a company&apos;s model: the page then names the model. It gets your text, your stats and
          your schools, never your birth date, phone or email address. The built-in writer sends nothing to anybody.
        </li>
        <li>
          <b>Hudl, YouTube or Vimeo</b> learn of a visit only when somebody presses play. Recruit asks MaxPreps only when you press Sync
          MaxPreps.
        </li>
      </ul>
    </LegalSection>
  );
}
