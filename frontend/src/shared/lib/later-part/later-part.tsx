import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A part of a page whose code is fetched when it is first shown, such as a dialog: the page is there without it. React's `lazy`
 * would hold it back for 300 ms once it has shown what is there in the meantime, also where the code came at once.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>, placeholder: ReactNode = null) {
  let loaded: ComponentType<P> | null = null;
  return function LaterPart(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      if (loaded !== null) return undefined;
      let isShown = true;
      load().then(
        (part) => {
          loaded = part;
          if (isShown) setPart(() => part);
        },
        (error: unknown) => {
          if (isShown) setFailure(error);
        },
      );
      return () => {
        isShown = false;
      };
    }, []);
    // Rethrown, so that the error boundary shows it.
    if (failure !== null) throw failure as Error;
    return Part === null ? placeholder : <Part {...props} />;
  };
}
