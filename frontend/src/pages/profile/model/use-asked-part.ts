import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Opens the part of the profile that another page asked for with ?fill=, once: a reload does not open it again. */
export function useAskedPart(open: (part: string) => void): void {
  const [params, setParams] = useSearchParams();
  const part = params.get('fill');
  const openPart = useEffectEvent((asked: string) => {
    const rest = new URLSearchParams(params);
    rest.delete('fill');
    setParams(rest, { replace: true });
    open(asked);
  });
  useEffect(() => {
    if (part !== null) openPart(part);
  }, [part]);
}
