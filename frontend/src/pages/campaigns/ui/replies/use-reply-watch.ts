import { useEffect, useEffectEvent } from 'react';
import { useReplyReading } from '@/entities/athlete';
import { useCheckRepliesMutation } from '@/entities/campaign';
import { useToast } from '@/shared/ui/toast';
import { newReplies } from '../../model/replies/new-replies';

const everyMs = 30_000;

const isVisible = () => document.visibilityState === 'visible';

/** Checks for replies when the page opens and every 30 seconds while it is visible; failures are silent. */
export function useReplyWatch(): void {
  const toast = useToast();
  const [check, { isLoading }] = useCheckRepliesMutation();
  const watching = useReplyReading({ fresh: true }) === 'on';

  const look = useEffectEvent(async () => {
    if (isLoading) return;
    const { data } = await check();
    if (data !== undefined && data.repliesFound > 0) {
      toast({ title: 'New Replies Detected', description: `${newReplies(data.repliesFound)}.` });
    }
  });

  useEffect(() => {
    if (!watching) return undefined;
    let missed = false;
    const tick = () => {
      missed = !isVisible();
      if (!missed) void look();
    };
    const catchUp = () => {
      if (missed && isVisible()) tick();
    };
    tick();
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [watching]);
}
