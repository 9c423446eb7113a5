import { useRef, useState } from 'react';
import { type EmailEntry, useSendAnswerMutation, useTakeAnswerBackMutation } from '@/entities/campaign';
import { asApiError, errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { answerDraft } from '../model/answer-draft';

/** The answer that is being written: stored on the device, sent once, can be taken back. */
export function useAnswer(coachId: number) {
  const [draft, setDraft] = useState(() => answerDraft.read(coachId));
  // What is typed while the server answers counts, not what was there when it was asked.
  const latest = useRef(draft);
  const isUnderWay = useRef(false);
  const [sendAnswer, { isLoading }] = useSendAnswerMutation();
  const [takeAnswerBack] = useTakeAnswerBackMutation();
  const toast = useToast();

  function keep(next: typeof draft): void {
    answerDraft.write(coachId, next);
    latest.current = next;
    setDraft(next);
  }

  async function send(byHand: boolean): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await sendAnswer({ coachId, answerId: draft.id, answerRequest: { text: draft.text, byHand } }).unwrap();
      keep(answerDraft.fresh(latest.current.text === draft.text ? '' : latest.current.text));
      toast({ title: byHand ? 'Marked as sent' : 'Your answer is on its way' });
    } catch (error) {
      // What was sent under this id had other words: the next try is another answer.
      if (asApiError(error)?.problem?.code === 'answer_already_sent') keep(answerDraft.fresh(latest.current.text));
      toast({ title: 'Not sent', description: errorText(error, 'Your text is kept. Please try again.'), variant: 'destructive' });
    } finally {
      isUnderWay.current = false;
    }
  }

  async function takeBack({ id, text }: EmailEntry): Promise<void> {
    try {
      await takeAnswerBack({ coachId, answerId: id }).unwrap();
      const typed = latest.current.text.trim() === '' ? '' : `${latest.current.text}\n\n`;
      keep(answerDraft.fresh(typed + text));
      toast({ title: 'Taken back', description: 'Your text is in the box again.' });
    } catch (error) {
      toast({ title: 'Too late', description: errorText(error, 'It was already sent.'), variant: 'destructive' });
    }
  }

  return { text: draft.text, isSending: isLoading, write: (text: string) => keep({ id: draft.id, text }), send, takeBack };
}
