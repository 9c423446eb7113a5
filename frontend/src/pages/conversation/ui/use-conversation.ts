import { useState } from 'react';
import { useConversationInfiniteQuery } from '@/entities/campaign';
import { useAskedEntry } from './use-asked-entry';
import { useFreshList } from './use-fresh-list';
import { useMissingTexts } from './use-missing-texts';

const pollMs = 2_000;

/** One conversation, reloaded repeatedly while an answer is being sent. */
export function useConversation(coachId: number) {
  const [isMoving, setMoving] = useState(false);
  const query = useConversationInfiniteQuery(coachId, { pollingInterval: isMoving ? pollMs : 0 });
  const parts = query.data?.pages ?? [];
  useMissingTexts(coachId, parts);
  const leaves = parts.some(({ emails }) =>
    emails.some(({ status, kind }) => kind === 'answer' && (status === 'queued' || status === 'sending')),
  );
  if (leaves !== isMoving) setMoving(leaves);
  useFreshList(leaves);

  const onEarlier = query.hasNextPage ? () => void query.fetchNextPage() : null;
  useAskedEntry(parts, query.isFetching || query.isError ? null : onEarlier);
  return { query, parts, onEarlier };
}
