import { directoryFacts as facts } from '../model/directory-facts';
import { AuthCard } from './auth-card';
import css from './landing.module.css';
import { YardLines } from './yard-lines';

const figures = [
  { value: facts.D1, label: 'Division I' },
  { value: facts.D2, label: 'Division II' },
  { value: facts.D3, label: 'Division III' },
] as const;

/** The promise on the left, the account on the right. */
export function Hero() {
  return (
    <div className={css['hero']}>
      <YardLines className={css['field']} />
      <div className={css['heroGrid']}>
        <div>
          <h1>Write to the right coaches. Know who wrote back.</h1>
          <p className={css['lead']}>
            Your profile, {facts.total} college programs and every mail you send, in one place. Each coach gets a
            campaign once. No guesses, no fake scores.
          </p>
          <ul className={css['figures']}>
            {figures.map(({ value, label }) => (
              <li key={label}>
                <strong>{value}</strong>
                {label} programs
              </li>
            ))}
          </ul>
        </div>
        <AuthCard />
      </div>
    </div>
  );
}
