import { useEffect, useRef, useState } from 'react';
import { asApiError, errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useMakeStrategyMutation } from '../api/strategy-api';

export type MakingState =
  | { phase: 'idle' }
  | { phase: 'working'; textSoFar: string }
  | { phase: 'failed'; message: string; canUseBuiltIn: boolean; retryBuiltIn: () => void };

const words = {
  first: {
    done: { title: 'Strategy Generated', description: 'Your personalized recruiting strategy is ready!' },
    failed: 'Failed to Generate Strategy',
  },
  again: {
    done: { title: 'Strategy Updated', description: 'Your strategy has been regenerated with the latest data!' },
    failed: 'Failed to Update Strategy',
  },
} as const;

/** Has a plan written, shows it growing, and can be stopped. */
export function useMakeStrategy() {
  const toast = useToast();
  const [make] = useMakeStrategyMutation();
  const [state, setState] = useState<MakingState>({ phase: 'idle' });
  const running = useRef<{ abort: () => void } | null>(null);

  // Leaving the page cancels the request.
  useEffect(() => () => running.current?.abort(), []);

  async function start(id: string | null, builtIn = false): Promise<void> {
    const announcement = id === null ? words.first : words.again;
    setState({ phase: 'working', textSoFar: '' });
    const call = make({ id, builtIn, onText: (textSoFar) => setState({ phase: 'working', textSoFar }) });
    running.current = call;
    try {
      await call.unwrap();
      if (running.current !== call) return;
      setState({ phase: 'idle' });
      toast(announcement.done);
    } catch (error) {
      if (running.current !== call) return;
      const message = errorText(error, 'Please try again in a moment.');
      const canUseBuiltIn = asApiError(error)?.problem?.code.startsWith('ai_') ?? false;
      setState({ phase: 'failed', message, canUseBuiltIn, retryBuiltIn: () => void start(id, true) });
      toast({ variant: 'destructive', title: announcement.failed, description: message });
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
