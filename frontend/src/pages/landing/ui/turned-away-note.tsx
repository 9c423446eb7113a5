import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import css from './auth-card.module.css';

/**
 * Replaces Sign Up for the rest of the browser's session. It does not reveal which date would be accepted.
 * `isAnswer`: shown right after a press whose button was removed, so it takes the focus.
 */
export function TurnedAwayNote({ isAnswer }: { isAnswer: boolean }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) note.current?.focus();
  }, [isAnswer]);

  return (
    <div ref={note} role="note" tabIndex={-1} className={css['wait']}>
      <strong>We can’t create an account for you right now.</strong>
      <p>Thanks for your interest in Recruit. Nothing you typed was saved.</p>
      <p>
        Parents can read more on the <Link to={paths.privacy}>Privacy</Link> page.
      </p>
    </div>
  );
}
