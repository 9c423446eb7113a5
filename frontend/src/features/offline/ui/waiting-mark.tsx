import type { WaitingChange } from '@/shared/lib/device-store';
import { useWaitingChange } from '../model/use-waiting';
import css from './waiting-mark.module.css';

interface WaitingMarkProps {
  kind: WaitingChange['kind'];
  target: string;
}

/** Marks an item that has a change waiting on this device. */
export function WaitingMark({ kind, target }: WaitingMarkProps) {
  const change = useWaitingChange(kind, target);
  if (change === undefined) return null;
  return <span className={css['mark']}>{change.problem === null ? 'Waiting' : 'Decide'}</span>;
}
