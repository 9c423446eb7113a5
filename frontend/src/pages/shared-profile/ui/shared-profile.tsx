import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SharedProfileDto } from '@/shared/api';
import { originOf } from '../model/origin';
import { printScale } from '../model/print-scale';
import { useLightPrint } from '../model/use-light-print';
import { PhoneBar, SharedActions } from './shared-actions';
import { SharedFacts } from './shared-facts';
import { SharedFilm } from './shared-film';
import { SharedHead } from './shared-head';
import { SharedNextGames } from './shared-next-games';
import { SharedStats } from './shared-stats';
import { SharedTiles } from './shared-tiles';
import { WriteForm } from './write-form';

interface SharedProfileProps {
  profile: SharedProfileDto;
  token: string;
  /** Address of the PDF. */
  resume: string;
}

/** Beside the film on a wide screen, below everything on a phone; not on paper. */
const columns = (isTaking: boolean) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isTaking ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)' },
  '@media print': { gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** A profile for a coach who has ten seconds: film first. It prints as shown, without the controls. */
export function SharedProfile({ profile, token, resume }: SharedProfileProps) {
  useLightPrint();
  const isTaking = profile.takesMessages;
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media print': { gap: 1, zoom: printScale(profile), '& .no-print': { display: 'none' } },
      }}
    >
      <SharedHead profile={profile}>{!isPhone && <SharedActions profile={profile} resume={resume} />}</SharedHead>
      <Box sx={columns(isTaking)}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, '@media print': { gap: 1 } }}>
          <Parts profile={profile} />
        </Box>
        {isTaking && (
          <WriteForm
            token={token}
            athlete={profile.name?.split(' ')[0] ?? 'the athlete'}
            isAddressShown={profile.details.some(({ label }) => label === 'Email')}
          />
        )}
      </Box>
      {isPhone && <PhoneBar profile={profile} resume={resume} />}
    </Box>
  );
}

function Parts({ profile: { tiles, measurements, details, stats, film, nextGames } }: { profile: SharedProfileDto }) {
  const about = originOf(details).others;
  return (
    <>
      {film.length > 0 && <SharedFilm film={film} />}
      <SharedTiles title="Figures" tiles={tiles.filter(({ group }) => group !== 'academics')} />
      {measurements.length > 0 && <SharedFacts title="Measurements" facts={measurements} measured />}
      <SharedTiles title="Academics" tiles={tiles.filter(({ group }) => group === 'academics')} />
      {nextGames.length > 0 && <SharedNextGames games={nextGames} />}
      {stats !== null && <SharedStats stats={stats} />}
      {about.length > 0 && <SharedFacts title="About" facts={about} />}
    </>
  );
}
