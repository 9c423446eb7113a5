import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { PlainIcon } from '@/shared/ui/plain-icon';
import css from './landing.module.css';
import { LandingSection } from './landing-section';

const promises = [
  'No advertising, no trackers of other companies, nothing sold.',
  'A profile is private. Coaches see what your athlete puts into a mail, and a shared page only with what was ticked.',
  'No mail leaves by itself: your athlete presses Send, and can take it back for a moment after.',
  'A birth date is never put into a mail without asking first.',
  'Every mail that left stays on record, so you can read along.',
] as const;

/** What a parent wants to know first. */
export function ForParents() {
  return (
    <LandingSection
      anchor="for-parents"
      title="For parents"
      lead="Your athlete is a minor and writes to adults. This is how Recruit keeps that safe and open."
    >
      <ul className={css['promises']}>
        {promises.map((promise) => (
          <li key={promise}>
            <PlainIcon shape="check" size={22} />
            {promise}
          </li>
        ))}
      </ul>
      <p className={css['more']}>
        <Link to={paths.privacy}>Read the privacy page</Link>: what is kept, who sees it, for how long.
      </p>
    </LandingSection>
  );
}
