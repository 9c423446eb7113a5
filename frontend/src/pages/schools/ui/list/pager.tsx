import { memo, useId } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { PlainSelect } from '@/shared/ui/plain-select';
import { pageButtons } from '../../model/list/page-buttons';
import { type Page, type PageSize, pageSizes } from '../../model/list/page-of';
import type { ListControl } from '../../model/list/use-list-state';
import css from './pager.module.css';

interface PagerProps {
  page: Page<unknown>;
  size: PageSize;
  onArrange: ListControl['arrange'];
  onPage: (page: number) => void;
}

function sizeOf(text: string): PageSize {
  return pageSizes.find((size) => String(size) === text) ?? 20;
}

/** The shown range of the list, the page size, and links to the other pages. */
export function Pager({ page, size, onArrange, onPage }: PagerProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
      <SizeSelect size={size} onArrange={onArrange} />
      {page.pageCount > 1 && (
        <nav aria-label="Pages" className={css['pages']}>
          <button
            type="button"
            className={css['page']}
            aria-label="Previous page"
            disabled={page.page === 1}
            onClick={() => onPage(page.page - 1)}
          >
            <ChevronLeft fontSize="small" />
          </button>
          {pageButtons(page.page, page.pageCount).map((number) => (
            <button
              key={number}
              type="button"
              className={css['page']}
              aria-label={`Page ${number}`}
              aria-current={number === page.page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ))}
          <button
            type="button"
            className={css['page']}
            aria-label="Next page"
            disabled={page.page === page.pageCount}
            onClick={() => onPage(page.page + 1)}
          >
            <ChevronRight fontSize="small" />
          </button>
        </nav>
      )}
    </Box>
  );
}

/** Memoized, so that typing in the search does not render it again. */
const SizeSelect = memo(function SizeSelect({ size, onArrange }: Pick<PagerProps, 'size' | 'onArrange'>) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <label htmlFor={id}>Rows per page</label>
      <PlainSelect id={id} value={String(size)} onChoose={(value) => onArrange({ size: sizeOf(value) })}>
        {pageSizes.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 'all' ? 'All' : choice}
          </option>
        ))}
      </PlainSelect>
    </Box>
  );
});
