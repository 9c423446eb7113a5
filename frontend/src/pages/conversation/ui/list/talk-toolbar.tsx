import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ConversationList } from '@/entities/campaign';
import { FilterChips } from '@/shared/ui/filter-chips';
import { longestSearch, type TalkFilter, talkFilter } from '../../model/talk-filter';
import type { TalkSearch } from './use-talk-search';

interface TalkToolbarProps {
  counts: ConversationList['counts'];
  filter: TalkFilter;
  search: TalkSearch;
  onFilter: (filter: string) => void;
}

const field = { 'aria-label': 'Search conversations', maxLength: longestSearch, autoComplete: 'off', enterKeyHint: 'search' } as const;

/** Search and filter of the list. */
export function TalkToolbar({ counts, filter, search, onFilter }: TalkToolbarProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25, p: 2, pb: 1.5 }}>
      <OutlinedInput
        size="small"
        type="search"
        placeholder="Search coaches and schools"
        value={search.typed}
        onChange={({ target }) => search.type(target.value)}
        inputProps={field}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
      />
      <FilterChips label="Show" choices={talkFilter.choices(counts)} value={filter} onChoose={onFilter} />
    </Box>
  );
}
