import type { ConversationList, TalkState } from '@/entities/campaign';
import { countText } from '@/shared/lib/figures';

/** What the list shows. */
export type TalkFilter = Exclude<TalkState, 'quiet'> | 'all';

const key = 'show';
const searchKey = 'q';

/** The server takes no longer text. */
export const longestSearch = 120;

function isFilter(value: string | null): value is TalkFilter {
  return value === 'needs_answer' || value === 'waits';
}

/** The filter and the search are part of the address, so that they survive a reload and going back. */
export const talkFilter = {
  read(params: URLSearchParams): TalkFilter {
    const value = params.get(key);
    return isFilter(value) ? value : 'all';
  },
  write(params: URLSearchParams, filter: string): URLSearchParams {
    const next = new URLSearchParams(params);
    if (isFilter(filter)) next.set(key, filter);
    else next.delete(key);
    return next;
  },
  readSearch(params: URLSearchParams): string {
    return (params.get(searchKey) ?? '').trim().slice(0, longestSearch);
  },
  writeSearch(params: URLSearchParams, search: string): URLSearchParams {
    const next = new URLSearchParams(params);
    if (search === '') next.delete(searchKey);
    else next.set(searchKey, search);
    return next;
  },
  /** An address that shows the same, without whatever else this one holds. */
  addressOf(page: string, filter: TalkFilter, search: string): string {
    const params = this.writeSearch(this.write(new URLSearchParams(), filter), search);
    return [page, params.toString()].filter(Boolean).join('?');
  },
  /** What can be chosen, each with how many there are. */
  choices({ all, needsAnswer, waits }: ConversationList['counts']) {
    return [
      { value: 'all', label: `All ${countText(all)}` },
      { value: 'needs_answer', label: `Needs an answer ${countText(needsAnswer)}` },
      { value: 'waits', label: `Waiting ${countText(waits)}` },
    ];
  },
};
