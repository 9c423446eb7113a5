import { useEffect, useRef, useState } from 'react';
import { asApiError, errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useWriteMailMutation, type WritingRequest } from '../../api/ai-api';
import type { Writing } from '../../model/ai/writing';

export type WritingState =
  | { phase: 'idle' }
  | { phase: 'working'; textSoFar: string }
  | { phase: 'failed'; message: string; canUseBuiltIn: boolean }
  | { phase: 'done'; request: WritingRequest; writing: Writing };

const words = {
  write: { done: 'Email Generated', failed: 'Failed to Generate Email' },
  improve: { done: 'Email Improved', failed: 'Failed to Improve Email' },
} as const;

/** Has an email written, shows it growing, and can be stopped. */
export function useWriting() {
  const toast = useToast();
  const [write] = useWriteMailMutation();
  const [state, setState] = useState<WritingState>({ phase: 'idle' });
  const running = useRef<{ abort: () => void } | null>(null);

  // Closing the dialog cancels the request.
  useEffect(() => () => running.current?.abort(), []);

  async function start(request: WritingRequest): Promise<void> {
    setState({ phase: 'working', textSoFar: '' });
    const call = write({ request, onText: (textSoFar) => setState({ phase: 'working', textSoFar }) });
    running.current = call;
    try {
      const writing = await call.unwrap();
      if (running.current !== call) return;
      setState({ phase: 'done', request, writing });
      toast({ title: words[request.kind].done, description: 'Read it before you use it.' });
    } catch (error) {
      if (running.current !== call) return;
      const message = errorText(error, 'Please try again in a moment.');
      setState({ phase: 'failed', message, canUseBuiltIn: asApiError(error)?.problem?.code.startsWith('ai_') ?? false });
      toast({ variant: 'destructive', title: words[request.kind].failed, description: message });
    }
  }

  function stop(): void {
    const call = running.current;
    running.current = null;
    call?.abort();
    setState({ phase: 'idle' });
  }

  return { state, start, stop };
}
