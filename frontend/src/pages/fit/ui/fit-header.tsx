import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ContactWindowChip, missingContacts, type School } from '@/entities/school';
import { AddCoachesButton } from '@/features/add-coaches';
import { paths, useDocumentTitle, useHeadingFocus } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { inOrder } from '@/shared/ui/in-order';
import { StatusPill } from '@/shared/ui/status-pill';
import type { FitAnalysis } from '../model/fit-analysis';
import { fitWords } from '../model/fit-words';
import { schoolLine } from '../model/school-line';
import { FavoriteButton } from './favorite-button';
import { ScoreRing } from './score-ring';

interface FitHeaderProps {
  school: School;
  /** Undefined while it is not known. */
  fit: FitAnalysis | undefined;
}

/** Who the school is and how well it fits on the whole. */
export function FitHeader({ school, fit }: FitHeaderProps) {
  useDocumentTitle(`Fit: ${school.name}`);
  const heading = useHeadingFocus();
  return (
    <Card
      component="header"
      className={inOrder}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto',
        gridTemplateAreas: {
          xs: '"ring text star" "line line line" "badge badge badge"',
          sm: '"ring text star" "ring line badge"',
        },
        alignItems: 'center',
        columnGap: { xs: 2, md: 3 },
        rowGap: 0.5,
        p: { xs: 2, md: 2.5 },
      }}
    >
      <Box sx={{ gridArea: 'ring' }}>
        <Ring fit={fit} />
      </Box>
      <Box sx={{ gridArea: 'text', minWidth: 0, alignSelf: { sm: 'end' } }}>
        <AppLink to={paths.schools} underline="hover" color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
          ← Schools
        </AppLink>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere', fontSize: { xs: '1.375rem', sm: undefined } }}>
          {school.name}
        </Typography>
      </Box>
      <SchoolLine school={school} />
      <Box sx={{ gridArea: 'star', alignSelf: 'start', justifySelf: 'end', mr: -1, mt: -1 }}>
        <FavoriteButton schoolId={school.id} schoolName={school.name} />
      </Box>
      {fit && <Badge fit={fit} />}
    </Card>
  );
}

function SchoolLine({ school }: { school: School }) {
  const place = schoolLine.place(school);
  return (
    <Box
      className={inOrder}
      sx={{
        gridArea: 'line',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignSelf: 'start',
        minWidth: 0,
        columnGap: 1,
        rowGap: 0.5,
        pt: { xs: 1, sm: 0 },
        color: 'text.secondary',
      }}
    >
      {place !== '' && <span>{place}</span>}
      <StatusPill tone={school.division === 'D1' ? 'info' : 'neutral'}>{schoolLine.division(school)}</StatusPill>
      <span>{schoolLine.conference(school)}</span>
      <ContactWindowChip school={school} />
      <AddCoachesButton school={school} label={missingContacts(school) ?? 'Add coaches'} />
    </Box>
  );
}

/** The score; a ring of the same size until it is known. */
function Ring({ fit }: { fit: FitAnalysis | undefined }) {
  const size = { xs: 84, sm: 112 };
  if (fit === undefined) return <Skeleton variant="circular" sx={{ width: size, height: size }} />;
  const { tone } = fitWords.tier(fit.tier);
  return <ScoreRing score={fit.overallFit} high={fit.overallHigh} without={fit.gate ? 'no score' : 'unknown'} tone={tone} />;
}

/** The tier in a word, and how much of the fit is known. */
function Badge({ fit }: { fit: FitAnalysis }) {
  const { tone, label } = fitWords.tier(fit.tier);
  return (
    <Box
      sx={{
        gridArea: 'badge',
        display: 'flex',
        flexDirection: { sm: 'column' },
        alignItems: { xs: 'center', sm: 'flex-end' },
        gap: 1,
        alignSelf: 'end',
        pt: 1,
      }}
    >
      <StatusPill tone={tone}>{label}</StatusPill>
      <Typography variant="body2" color="textSecondary">
        {fitWords.coverage(fit.coverage)}
      </Typography>
    </Box>
  );
}
