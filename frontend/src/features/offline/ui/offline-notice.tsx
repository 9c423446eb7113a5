import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useIsOffline } from '@/shared/lib/connection';
import { rowMoment } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';
import { PlainIcon } from '@/shared/ui/plain-icon';
import { offlineState } from '../model/offline-state';
import { useSentToast } from '../model/use-sent-toast';
import { useWaiting } from '../model/use-waiting';
import css from './offline-notice.module.css';

const WaitingDialog = lazy(async () => ({ default: (await import('./waiting-dialog')).WaitingDialog }));

function offlineWords(answeredAt: string | null): string {
  if (answeredAt === null) return 'You’re offline. This browser has nothing saved to read.';
  return `You’re offline. This is from ${rowMoment(answeredAt, new Date())}. Sending, replies and fit need a connection.`;
}

function waitingWords(waiting: number, undecided: number): string {
  if (undecided > 0) return `${countOf(undecided, 'change')} made here ${undecided === 1 ? 'needs' : 'need'} your decision.`;
  return `${countOf(waiting, 'change')} ${waiting === 1 ? 'is' : 'are'} waiting on this device.`;
}

/** One calm line while there is no connection, and one on what waits for it. */
export function OfflineNotice() {
  const isOffline = useIsOffline();
  const { answeredAt } = useSyncExternalStore(offlineState.subscribe, offlineState.get);
  const waiting = useWaiting();
  const [isOpen, setOpen] = useState(false);
  useSentToast();
  const undecided = waiting.filter(({ problem }) => problem !== null).length;
  return (
    <>
      <div role="status" aria-label="Connection" data-passing>
        {isOffline && (
          <p className={css['line']}>
            <PlainIcon shape="cloudOff" />
            <span>{offlineWords(answeredAt)}</span>
          </p>
        )}
        {waiting.length > 0 && (
          <div className={css['line']}>
            <PlainIcon shape="clock" />
            <span className={css['words']}>{waitingWords(waiting.length, undecided)}</span>
            <button type="button" className={css['see']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              See {waiting.length === 1 ? 'it' : 'them'}
            </button>
          </div>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <WaitingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
