import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { listWords } from '../model/list-words';
import { type LastStep, useSuggestions } from '../model/use-suggestions';
import { DismissedSchools } from './dismissed-schools';
import { SuggestionCard } from './suggestion-card';

/** The own list counted, and up to ten schools that it lacks. */
export function SuggestionsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, last, favor, refuse, back } = useSuggestions();
  return (
    <ResponsiveDialog open title="Balance your list" onClose={onClose}>
      {data === undefined && error !== undefined && (
        <ErrorState title="The suggestions could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <SkeletonList rows={5} rowHeight={92} label="Loading suggestions" />}
      {data !== undefined && (
        <>
          <Typography sx={{ fontWeight: 600 }}>Your favorites: {listWords(data.counts)}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
            A balanced list has some of each. The kind that yours lacks most comes first. At most three of these play in one conference or
            state.
          </Typography>
          <LastLine last={last} />
          {data.suggestions.length === 0 ? (
            <NothingToSuggest />
          ) : (
            <Box component="ul" aria-label="Suggested schools" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {data.suggestions.map((school) => (
                <SuggestionCard key={school.id} school={school} onFavor={() => void favor(school)} onRefuse={() => void refuse(school)} />
              ))}
            </Box>
          )}
          <DismissedSchools schools={data.dismissed} onBack={(school) => void back(school)} />
        </>
      )}
    </ResponsiveDialog>
  );
}

function LastLine({ last }: { last: LastStep | null }) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: last ? 1 : 0 }}>
      {last && (
        <>
          <Typography variant="body2" color={last.failed === true ? 'error' : 'textPrimary'}>
            {last.words}
          </Typography>
          {last.undo && (
            <Button size="small" onClick={last.undo}>
              Undo
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

function NothingToSuggest() {
  return (
    <Typography color="textSecondary">
      No more schools to suggest. We skip schools on your list and those marked “Not for me”. We also skip schools whose fit is unknown or
      below the minimum. <AppLink to={paths.profile}>Complete your profile</AppLink> to see more fits.
    </Typography>
  );
}
