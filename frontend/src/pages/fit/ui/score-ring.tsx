import css from './score-ring.module.css';

interface ScoreRingProps {
  /** 0 to 100; null = unknown. */
  score: number | null;
  tone: string;
}

const RADIUS = 48;
const LENGTH = 2 * Math.PI * RADIUS;

/** The overall fit as a ring; grey and without a number while it is unknown. */
export function ScoreRing({ score, tone }: ScoreRingProps) {
  const label = score === null ? 'Overall fit: unknown' : `Overall fit: ${score} of 100`;
  return (
    <div className={css['ring']} role="img" aria-label={label}>
      <svg viewBox="0 0 112 112" aria-hidden>
        <circle cx={56} cy={56} r={RADIUS} className={css['track']} />
        {score !== null && (
          <circle
            cx={56}
            cy={56}
            r={RADIUS}
            className={css['value']}
            data-tone={tone}
            strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
          />
        )}
      </svg>
      <div className={css['text']} aria-hidden>
        <strong>{score ?? '–'}</strong>
        <span>{score === null ? 'unknown' : 'of 100'}</span>
      </div>
    </div>
  );
}
