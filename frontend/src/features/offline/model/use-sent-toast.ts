import { useEffect, useRef, useSyncExternalStore } from 'react';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { offlineState } from './offline-state';

/** Shows one toast when the waiting changes were stored. */
export function useSentToast(): void {
  const { sent } = useSyncExternalStore(offlineState.subscribe, offlineState.get);
  const seen = useRef(sent.serial);
  const toast = useToast();
  useEffect(() => {
    if (sent.serial === seen.current) return;
    seen.current = sent.serial;
    toast({ title: `${countOf(sent.count, 'change')} sent`, description: 'What you changed offline is saved.' });
  }, [sent, toast]);
}
