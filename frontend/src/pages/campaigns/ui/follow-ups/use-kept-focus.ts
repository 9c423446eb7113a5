import { useEffect, useRef } from 'react';

interface Shown {
  steps: number;
  isChanged: boolean;
}

/**
 * The focus after a press in the section: on the first field of a follow-up that was added, and on the heading when the pressed
 * button is gone. What only loads moves no focus.
 */
export function useKeptFocus({ steps, isChanged }: Shown) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Shown>({ steps, isChanged });

  useEffect(() => {
    const was = before.current;
    before.current = { steps, isChanged };
    if (isChanged && steps > was.steps) section.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus();
    else if ((isChanged || was.isChanged) && document.activeElement === document.body) heading.current?.focus();
  }, [steps, isChanged]);

  return { section, heading };
}
