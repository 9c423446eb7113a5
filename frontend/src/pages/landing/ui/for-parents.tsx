import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { PlainIcon } from '@/shared/ui/plain-icon';
import css from './landing.module.css';
import { LandingSection } from './landing-section';

const promises = [
  'No advertising, no trackers from other companies, and nothing is sold.',
  'Profiles are private. Coaches see what your athlete puts into an email, and a shared page shows only what was ticked.',
  'Your athlete presses Send for each campaign, and can undo it for a short moment after.',
  'Recruit asks before it puts a birth date into an email.',
  'Sent emails stay in the campaign, so your athlete can show you what was written.',
] as const;

/** What a parent wants to know first. */
export function ForParents() {
  return (
    <LandingSection
      anchor="for-parents"
      title="For parents"
      lead="Your athlete is a minor and writes to adults. This is what Recruit does about that."
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
        <Link to={paths.privacy}>Read the privacy page</Link> to see what is kept, who sees it and for how long.
      </p>
    </LandingSection>
  );
}
