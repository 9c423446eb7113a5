import type { ConversationList, TalkState } from '@/entities/campaign';
import { countText } from '@/shared/lib/figures';

/** What the list shows. */
export type TalkFilter = Exclude<TalkState, 'quiet'> | 'all';

const key = 'show';

function isFilter(value: string | null): value is TalkFilter {
  return value === 'needs_answer' || value === 'waits';
}

/** The filter is part of the address, so that it survives a reload and going back. */
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
  /** What can be chosen, each with how many there are. */
  choices({ all, needsAnswer, waits }: ConversationList['counts']) {
    return [
      { value: 'all', label: `All ${countText(all)}` },
      { value: 'needs_answer', label: `Needs an answer ${countText(needsAnswer)}` },
      { value: 'waits', label: `Waiting ${countText(waits)}` },
    ];
  },
};
