import css from './landing.module.css';
import { LandingSection } from './landing-section';

const steps = [
  { title: 'Fill in your profile', text: 'Enter your position, class year, school and film link once. Every email can use them.' },
  {
    title: 'Pick your schools',
    text: 'Search programs by division and state, see how each one fits you, and keep favorites.',
  },
  {
    title: 'Write one good email',
    text: 'Placeholders fill in the coach and the school. You see each email exactly as the coach gets it, then press Send.',
  },
  {
    title: 'See what happened',
    text: 'See the status for each coach: waiting, sent, replied, or failed and why. Each campaign reaches a coach once, never twice.',
  },
] as const;

/** Four steps, in the order in which they are done. */
export function HowItWorks() {
  return (
    <LandingSection anchor="how-it-works" title="How it works" lead="From a blank profile to an email in a coach's inbox.">
      <ol className={css['steps']}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden className={css['number']}>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
