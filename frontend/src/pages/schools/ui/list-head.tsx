import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { School } from '@/entities/school';
import { SuggestionsButton } from '@/features/school-suggestions';
import { Spoken } from '@/shared/ui/spoken';
import type { SchoolSort } from '../model/list/school-sort';
import type { ListControl } from '../model/list/use-list-state';
import { FilterBar, type FilterBarProps } from './filters/filter-bar';
import { FilterSheet } from './filters/filter-sheet';
import { SortSelect } from './list/sort-select';
import { OwnListButtons } from './own-list/own-list-buttons';
import { ViewSwitch } from './view-switch';

interface ListHeadProps extends Pick<ListControl, 'state' | 'arrange'> {
  bar: FilterBarProps;
  passed: readonly School[];
  /** "1–20 of 847" */
  count: string;
  sort: SchoolSort;
  hasFits: boolean;
  isPhone: boolean;
}

/** What narrows the list down and puts it in order; one line on a phone, so that schools begin high on its screen. */
export function ListHead({ bar, passed, count, sort, hasFits, isPhone, state, arrange }: ListHeadProps) {
  const order = <SortSelect sort={sort} hasFits={hasFits} onArrange={arrange} />;
  const views = <ViewSwitch view={state.view} onArrange={arrange} />;
  if (isPhone) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, '& > :nth-of-type(1)': { flexShrink: 0 } }}>
        <FilterSheet {...bar} found={passed.length} />
        <Box sx={{ flex: 1, minWidth: '4.5rem', display: 'grid' }}>{order}</Box>
        {views}
        <Spoken live>{count}</Spoken>
      </Box>
    );
  }
  return (
    <>
      <FilterBar {...bar} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography role="status" color="textSecondary" sx={{ flex: 1, minWidth: 'max-content' }}>
          {count}
        </Typography>
        {hasFits && <SuggestionsButton />}
        <OwnListButtons shown={passed} />
        {views}
        {order}
      </Box>
    </>
  );
}
