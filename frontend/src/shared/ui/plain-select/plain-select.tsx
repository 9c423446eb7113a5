import type { ComponentProps } from 'react';
import css from './plain-select.module.css';

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'onChange'> {
  onChoose: (value: string) => void;
}

/** A choice by the phone's own picker, for pages whose first paint may not wait for the form elements of the UI kit. */
export function PlainSelect({ onChoose, children, ...given }: PlainSelectProps) {
  return (
    <select {...given} className={css['select']} onChange={({ target }) => onChoose(target.value)}>
      {children}
    </select>
  );
}
