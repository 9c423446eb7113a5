import { useEffect, useRef } from 'react';
import type { CheckState } from '../../../model/flow/selection';
import css from './recipients.module.css';

interface CheckBoxProps {
  state: CheckState;
  disabled?: boolean;
  onToggle: () => void;
  'aria-describedby'?: string | undefined;
}

/** A native box with three states: a list may hold thousands of them. */
export function CheckBox({ state, disabled = false, onToggle, ...aria }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input {...aria} ref={box} type="checkbox" className={css['box']} checked={state === 'all'} disabled={disabled} onChange={onToggle} />
  );
}
