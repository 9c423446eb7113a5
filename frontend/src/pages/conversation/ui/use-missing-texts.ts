import { useEffect, useRef } from 'react';
import { type ConversationPart, useReadReplyTextsMutation } from '@/entities/campaign';

/** Requests once the full texts of replies of which only the beginning is stored; texts that a mailbox does not return stay short. */
export function useMissingTexts(coachId: number, parts: readonly ConversationPart[]): void {
  const [read] = useReadReplyTextsMutation();
  const asked = useRef(false);
  const isMissing = parts.some(({ replies }) => replies.some(({ textState, isAutomatic }) => textState === 'not_read' && !isAutomatic));
  useEffect(() => {
    if (!isMissing || asked.current) return;
    asked.current = true;
    void read(coachId);
  }, [coachId, isMissing, read]);
}
