import Box from '@mui/material/Box';
import { directoryFacts } from '../model/directory-facts';
import { LandingSection } from './landing-section';

const steps = [
  { title: 'Fill in your profile', text: 'Position, class year, school, film link: once, and every mail can use it.' },
  {
    title: 'Pick your schools',
    text: `Search all ${directoryFacts.total} programs by division and state, and keep the ones you mean as favorites.`,
  },
  {
    title: 'Write one good mail',
    text: 'Placeholders fill in the coach and the school. You see the exact mail before anything leaves.',
  },
  { title: 'See what happened', text: 'Every coach has a line: waiting, sent, failed and why. Nothing leaves twice.' },
] as const;

/** Four steps, in the order in which they are done. */
export function HowItWorks() {
  return (
    <LandingSection anchor="how-it-works" title="How it works" lead="From a blank profile to a mail in a coach's inbox.">
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: 3,
          m: 0,
          p: 0,
        }}
      >
        {steps.map(({ title, text }, index) => (
          <Box component="li" key={title} sx={{ listStyle: 'none', borderTop: '3px solid', borderColor: 'primary.main', pt: 2 }}>
            <Box aria-hidden sx={{ color: 'primary.main', fontWeight: 700, mb: 0.5 }}>
              {index + 1}
            </Box>
            <Box component="h3" sx={{ fontSize: '1.0625rem', fontWeight: 650 }}>
              {title}
            </Box>
            <Box component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </LandingSection>
  );
}
