import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TargetSchoolsDto, TopSchoolDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { AppLink, LinkButton } from '@/shared/ui/app-link';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SectionCard } from '@/shared/ui/section-card';
import { NothingHere } from './nothing-here';

interface TargetSchoolAnalysisProps {
  schools: TargetSchoolsDto;
  inWords: string;
}

const bands = [
  ['high', 'High 80%+'],
  ['good', 'Good 60–79%'],
  ['fair', 'Fair under 60'],
  ['unknown', 'Unknown'],
] as const;

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 2.5 } }}>
      <Typography component="h3" sx={{ fontWeight: 640, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function TopSchool({ school }: { school: TopSchoolDto }) {
  const { schoolId, name, division, match, need, opportunity } = school;
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <AppLink to={paths.fitOf(schoolId)}>{name}</AppLink>, {division === 'na' ? 'Not Available' : division}
      <Typography variant="body2" color="textSecondary">
        {opportunity === null ? `Match ${match}% · Roster need unknown` : `${opportunity} · match ${match}%, position need ${need}`}
      </Typography>
    </Box>
  );
}

function NoSchools() {
  const browse = (
    <LinkButton to={paths.schools} variant="contained">
      Browse Schools
    </LinkButton>
  );
  return (
    <SectionCard title="Target School Analysis">
      <NothingHere title="No Target Schools" action={browse}>
        You have no favorite schools yet.
      </NothingHere>
    </SectionCard>
  );
}

/** One bar for each count. */
function Bars({ total, counts }: { total: number; counts: readonly (readonly [key: string, label: string, count: number])[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {counts.map(([key, label, count]) => (
        <ProgressBar key={key} label={label} value={count} max={total} detail={count} />
      ))}
    </Box>
  );
}

/** How the favorites divide by division and match, and which three are worth most effort. */
export function TargetSchoolAnalysis({ schools, inWords }: TargetSchoolAnalysisProps) {
  const { total, addedInRange, byDivision, bands: counts, top } = schools;
  if (total === 0) return <NoSchools />;
  const divisions = byDivision.map(({ division, count }) => [division, division === 'na' ? 'Not Available' : division, count] as const);
  return (
    <SectionCard title="Target School Analysis" aside={<Typography color="textSecondary">{countOf(total, 'school')}</Typography>}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        All your favorites. The range above does not change these numbers. Added {inWords}: {addedInRange}.
      </Typography>
      <Part title="By division">
        <Bars total={total} counts={divisions} />
      </Part>
      <Part title="By match">
        <Bars total={total} counts={bands.map(([band, label]) => [band, label, counts[band]] as const)} />
      </Part>
      {top.length > 0 && (
        <Part title="Top opportunities">
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {top.map((school) => (
              <TopSchool key={school.schoolId} school={school} />
            ))}
          </Box>
        </Part>
      )}
    </SectionCard>
  );
}
