import { fitWords } from '../model/fit-words';
import css from './score-ring.module.css';

interface ScoreRingProps {
  /** 0 to 100; null = unknown. */
  score: number | null;
  /** The upper end, when it is a range. */
  high: number | null;
  /** The word under the ring without a score. */
  without: string;
  tone: string;
}

const RADIUS = 48;
const LENGTH = 2 * Math.PI * RADIUS;

/** The overall fit as a ring, up to its lower end; grey and without a number while there is none. */
export function ScoreRing({ score, high, without, tone }: ScoreRingProps) {
  const ends = { low: score, high };
  const label = `Overall fit: ${score === null ? without : fitWords.spokenScore(ends)}`;
  const text = fitWords.score(ends);
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
        <strong data-long={text !== null && text.length > 3}>{text ?? '–'}</strong>
        <span>{score === null ? without : 'of 100'}</span>
      </div>
    </div>
  );
}
