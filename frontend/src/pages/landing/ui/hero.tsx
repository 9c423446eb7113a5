import { countText } from '@/shared/lib/figures';
import { directoryFacts } from '../model/directory-facts';
import { AuthCard } from './auth-card';
import css from './landing.module.css';
import { YardLines } from './yard-lines';

const divisions = [
  { key: 'D1', label: 'Division I' },
  { key: 'D2', label: 'Division II' },
  { key: 'D3', label: 'Division III' },
] as const;

/** The promise on the left, the account on the right. */
export function Hero() {
  const facts = directoryFacts();
  return (
    <div className={css['hero']}>
      <YardLines className={css['field']} />
      <div className={css['heroGrid']}>
        <div>
          <h1>Write to the right coaches. Know who wrote back.</h1>
          <p className={css['lead']}>
            Your profile, {facts === null ? '' : `${countText(facts.total)} `}college programs and every email you send, in one place. Each
            campaign reaches a coach once, never twice.
          </p>
          {facts !== null && (
            <ul className={css['figures']}>
              {divisions.map(({ key, label }) => (
                <li key={key}>
                  <strong>{countText(facts[key])}</strong>
                  {label} programs
                </li>
              ))}
            </ul>
          )}
        </div>
        <AuthCard />
      </div>
    </div>
  );
}
