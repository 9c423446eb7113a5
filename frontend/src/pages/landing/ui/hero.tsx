import Box from '@mui/material/Box';
import { directoryFacts as facts } from '../model/directory-facts';
import { AuthCard } from './auth-card';
import { YardLines } from './yard-lines';

const figures = [
  { value: facts.D1, label: 'Division I programs' },
  { value: facts.D2, label: 'Division II programs' },
  { value: facts.D3, label: 'Division III programs' },
] as const;

/** The promise on the left, the account on the right. */
export function Hero() {
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'brand.side', color: '#fff' }}>
      <YardLines />
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, .85fr)' },
          gap: { xs: 4, md: 8 },
          alignItems: 'center',
          maxWidth: 1200,
          mx: 'auto',
          px: { xs: 2, sm: 3, lg: 5 },
          py: { xs: 4, md: 8 },
        }}
      >
        <div>
          <Box
            component="h1"
            sx={{
              fontFamily: (theme) => theme.typography.h1.fontFamily,
              fontWeight: 800,
              fontStretch: '108%',
              fontSize: 'clamp(2.25rem, 1.2rem + 4.2vw, 3.9rem)',
              lineHeight: 1.03,
              letterSpacing: '-0.03em',
              textWrap: 'balance',
            }}
          >
            Write to the right coaches. Know who wrote back.
          </Box>
          <Box
            component="p"
            sx={{ mt: 2.5, maxWidth: '46ch', fontSize: { xs: '1.0625rem', md: '1.1875rem' }, color: '#CFE3D6' }}
          >
            Your profile, {facts.total} college programs and every mail you send, in one place. Each coach gets a
            campaign once. No guesses, no fake scores.
          </Box>
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0, mt: 4, p: 0 }}>
            {figures.map(({ value, label }) => (
              <Box component="li" key={label} sx={{ listStyle: 'none' }}>
                <Box
                  sx={{
                    fontFamily: (theme) => theme.typography.h1.fontFamily,
                    fontWeight: 760,
                    fontSize: { xs: '1.75rem', md: '2.25rem' },
                    lineHeight: 1.1,
                    color: '#F5A623',
                  }}
                >
                  {value}
                </Box>
                <Box sx={{ color: '#CFE3D6', fontSize: '0.875rem' }}>{label}</Box>
              </Box>
            ))}
          </Box>
        </div>
        <AuthCard />
      </Box>
    </Box>
  );
}
