import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useAcceptStaffSuggestionsMutation, useDecideStaffSuggestionMutation } from '../../api/coach-database-api';
import type { DifferenceRow, SuggestionSummary } from './suggestion';
import { suggestionWords } from './suggestion-words';

export interface DecideSuggestions {
  deciding: boolean;
  /** Accepts new and changed coaches of these schools, as they were shown. */
  acceptAll(suggestions: readonly SuggestionSummary[]): Promise<void>;
  decide(id: string, accept: boolean, rows: readonly DifferenceRow[]): Promise<void>;
}

/** Decides on suggestions and reports the result. */
export function useDecideSuggestions(): DecideSuggestions {
  const [accept, accepting] = useAcceptStaffSuggestionsMutation();
  const [send, sending] = useDecideStaffSuggestionMutation();
  const toast = useToast();

  async function say(title: string, answer: Promise<{ added: number; changed: number; removed: number }>): Promise<void> {
    try {
      toast({ title, description: suggestionWords.done(await answer) });
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'The decision was not saved', description, variant: 'destructive' });
    }
  }

  return {
    deciding: accepting.isLoading || sending.isLoading,
    acceptAll: (suggestions) =>
      say('Suggestions accepted', accept({ suggestions: suggestions.map(({ id, bulkRows }) => ({ id, rows: bulkRows })) }).unwrap()),
    decide: (id, isAccepted, rows) =>
      say(
        isAccepted ? 'Accepted' : 'Rejected',
        // Removing several coaches was confirmed in a dialog before.
        send({ id, decideSuggestionDto: { accept: isAccepted, rows: rows.map(({ key }) => key), removeGone: isAccepted } }).unwrap(),
      ),
  };
}
