import { useEffect, useRef, useState } from 'react';
import { asApiError, errorText, type SubjectLines } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useGenerateSubjectLinesMutation } from '../../api/ai-api';

/** How many are offered to choose from. */
const count = 5;

export type SubjectLinesState =
  | { phase: 'working' }
  | { phase: 'stopped' }
  | { phase: 'failed'; message: string; canUseBuiltIn: boolean }
  | { phase: 'done'; answer: SubjectLines };

/** Subject lines for an email: requested at once, and again on demand. */
export function useSubjectLines(emailContent: string) {
  const toast = useToast();
  const [generate] = useGenerateSubjectLinesMutation();
  const [state, setState] = useState<SubjectLinesState>({ phase: 'working' });
  const running = useRef<{ abort: () => void } | null>(null);

  async function ask(writer?: 'built-in'): Promise<void> {
    running.current?.abort();
    setState({ phase: 'working' });
    const call = generate({ emailContent, count, ...(writer ? { writer } : {}) });
    running.current = call;
    try {
      const answer = await call.unwrap();
      if (running.current !== call) return;
      setState({ phase: 'done', answer });
      toast({ title: 'Subject Lines Generated', description: 'Choose the one that sounds like you.' });
    } catch (error) {
      if (running.current !== call) return;
      const message = errorText(error, 'Please try again in a moment.');
      setState({ phase: 'failed', message, canUseBuiltIn: asApiError(error)?.problem?.code.startsWith('ai_') ?? false });
      toast({ variant: 'destructive', title: 'Failed to Generate Subject Lines', description: message });
    }
  }

  function stop(): void {
    const call = running.current;
    running.current = null;
    call?.abort();
    setState({ phase: 'stopped' });
  }

  const first = useRef(ask);
  useEffect(() => {
    void first.current();
    return () => {
      const call = running.current;
      running.current = null;
      call?.abort();
    };
  }, []);

  return { state, ask, stop };
}
