import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { School } from '@/entities/school';
import { SuggestionsButton } from '@/features/school-suggestions';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { fitCounts, type SchoolFits } from '../../model/list/school-fit';
import type { SchoolSort } from '../../model/list/school-sort';
import type { KnownFits } from '../../model/list/use-school-fits';

interface ForYouNoteProps extends KnownFits {
  sort: SchoolSort;
  passed: readonly School[];
  isPhone: boolean;
}

/** What the order of fit found, or what it still needs. */
export function ForYouNote({ sort, passed, fits, gates, canBeForYou, isPhone }: ForYouNoteProps) {
  if (!canBeForYou) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        <AppLink to={paths.profile}>Add position, class, town and GPA</AppLink> to see schools in the order in which they fit you.
      </Typography>
    );
  }
  if (fits === null || sort.column !== 'fit' || passed.length === 0) return null;
  const ids = passed.map(({ id }) => id);
  const counts = fitCounts(ids, fits);
  if (!isPhone) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {gateWords(gates, 'minimum: junior colleges are still open. ')}For you: {counts}. {orderWords(ids, fits)}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
      <Typography variant="body2" color="textSecondary" noWrap={gates.length === 0} sx={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>
        {gates.length > 0 ? gateWords(gates, 'minimum: see what is open') : fitCounts(withKnownFit(ids, fits), fits)}
      </Typography>
      <SuggestionsButton small />
    </Box>
  );
}

/** Those whose fit is known, where there are any: a second line would push the fourth school off the screen. */
function withKnownFit(ids: readonly number[], fits: SchoolFits): readonly number[] {
  const known = ids.filter((id) => (fits.get(id)?.tier ?? 'unknown') !== 'unknown');
  return known.length > 0 ? known : ids;
}

/** What comes first in each group: a town that we do not know gives no distances. */
function orderWords(ids: readonly number[], fits: SchoolFits): string {
  if (ids.some((id) => (fits.get(id)?.miles ?? null) !== null)) return 'In each group the nearest comes first.';
  return 'In each group the best fit comes first: we do not know where your town is.';
}

/** A minimum is shown before any count: "Below the D1 and D2 minimum: …"; nothing when the athlete is below none. */
function gateWords(gates: readonly string[], rest: string): string {
  return gates.length === 0 ? '' : `Below the ${gates.join(' and ')} ${rest}`;
}
