import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FilterChips } from '@/shared/ui/filter-chips';
import type { PageAddress } from '../../model/page-address';
import type { CampaignFilter } from '../../model/list/visible-campaigns';
import type { GoTo } from '../use-page-address';

interface CampaignFiltersProps {
  address: PageAddress;
  goTo: GoTo;
}

const choices: { value: CampaignFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
  { value: 'kept', label: 'Not delivered' },
];

/** Search, status and order of the list. */
export function CampaignFilters({ address, goTo }: CampaignFiltersProps) {
  const byName = address.sort === 'name';
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.5 }}>
      <OutlinedInput
        size="small"
        type="search"
        placeholder="Search campaigns"
        value={address.search}
        onChange={(event) => goTo({ search: event.target.value })}
        inputProps={{ 'aria-label': 'Search campaigns' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FilterChips
          label="Show campaigns"
          choices={choices}
          value={address.filter}
          onChoose={(filter) => goTo({ filter: filter as CampaignFilter })}
        />
        <Button size="small" color="inherit" sx={{ px: 0.5 }} onClick={() => goTo({ sort: byName ? 'newest' : 'name' })}>
          {byName ? 'Sorted by name' : 'Sorted by newest'}
        </Button>
      </Box>
    </Box>
  );
}
