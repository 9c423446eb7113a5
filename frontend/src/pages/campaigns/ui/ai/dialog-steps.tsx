import { type ReactNode, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';

interface DialogStepsProps {
  /** Key of the step; when it changes, the pressed button may have been removed. */
  step: string;
  children: ReactNode;
}

/** Shows the steps of a dialog one at a time. The focus stays in the dialog when its button is removed with the previous step. */
export function DialogSteps({ step, children }: DialogStepsProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || activeElement.closest('[hidden]') !== null;
    if (isLost) root.current?.focus();
  }, [step]);

  return (
    <Box ref={root} tabIndex={-1} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', outline: 'none' }}>
      {children}
    </Box>
  );
}
