import { directoryFacts } from '../model/directory-facts';
import css from './landing.module.css';
import { LandingSection } from './landing-section';

const steps = [
  { title: 'Fill in your profile', text: 'Position, class year, school, film link: once, and every mail can use it.' },
  {
    title: 'Pick your schools',
    text: `Search all ${directoryFacts.total} programs by division and state, see how each one fits you, and keep favorites.`,
  },
  {
    title: 'Write one good mail',
    text: 'Placeholders fill in the coach and the school. You see the exact mail before anything leaves.',
  },
  { title: 'See what happened', text: 'Every coach has a line: waiting, sent, replied, or failed and why. Nothing leaves twice.' },
] as const;

/** Four steps, in the order in which they are done. */
export function HowItWorks() {
  return (
    <LandingSection anchor="how-it-works" title="How it works" lead="From a blank profile to a mail in a coach's inbox.">
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
