import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type School, type SchoolDetail, useGetSchoolQuery } from '@/entities/school';
import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { type Fact, schoolFacts } from '../model/school-facts';

interface SchoolViewProps {
  school: School;
  onClose: () => void;
}

/** Everything the directory has about a school. */
export function SchoolView({ school, onClose }: SchoolViewProps) {
  const { currentData, error, refetch } = useGetSchoolQuery(school.id);
  return (
    <ResponsiveDialog open title={school.name} onClose={onClose}>
      {currentData === undefined && error !== undefined && (
        <ErrorState title="The school could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {currentData === undefined && error === undefined && <SkeletonList rows={4} rowHeight={40} label="Loading the school" />}
      {currentData !== undefined && <SchoolFacts school={currentData} />}
    </ResponsiveDialog>
  );
}

function SchoolFacts({ school }: { school: SchoolDetail }) {
  const { websiteUrl, academics } = school;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Facts facts={schoolFacts.ofDirectory(school)} />
      {websiteUrl !== null && (
        <Link href={websiteUrl} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
          {websiteUrl}
        </Link>
      )}
      <section aria-label="Academics">
        <Typography variant="h3" sx={{ mb: 1 }}>
          Academics
        </Typography>
        {academics === null ? (
          <Typography color="textSecondary">No figures are known for this school.</Typography>
        ) : (
          <>
            <Facts facts={schoolFacts.ofAcademics(academics)} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {[academics.source, academics.year].filter(Boolean).join(', ')}
            </Typography>
          </>
        )}
      </section>
    </Box>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '140px minmax(0, 1fr)', columnGap: 2, rowGap: 0.75 }}>
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
