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
          <b>A guardian</b> who joined you sees the emails you send, who replied, how messages from your shared profile begin, and your
          plan. You read each decision of a guardian under Settings, Family.
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
          <b>The AI provider</b> of some servers writes with a company&apos;s model, only if you let it: you choose in Settings, and it is
          off under 18 until you turn it on. It gets your first name, your stats, your schools and your text, never your last name, high
          school, town, birth date, phone or addresses. The built-in writer sends nothing to anyone.
        </li>
        <li>
          <b>Hudl, YouTube or Vimeo</b> learn of a visit only when someone presses play. Recruit asks MaxPreps only when you press Sync
          MaxPreps.
        </li>
      </ul>
    </LegalSection>
  );
}
