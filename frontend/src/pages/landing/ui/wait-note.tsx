import css from './auth-card.module.css';

interface WaitNoteProps {
  message: string;
  secondsLeft: number;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Why a sign-in has to wait, and for how long. Screen readers hear the reason and the end, not every second. */
export function WaitNote({ message, secondsLeft }: WaitNoteProps) {
  if (secondsLeft === 0) {
    return (
      <p role="status" className={css['wait']}>
        You can try again now.
      </p>
    );
  }
  return (
    <div className={css['wait']}>
      <p role="status">{message}</p>
      <p aria-hidden>
        Time left: <strong>{clock(secondsLeft)}</strong>
      </p>
    </div>
  );
}
