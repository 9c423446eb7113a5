import { type ComponentType, lazy } from 'react';

export interface ReadyPage<P extends object> {
  (props: P): React.JSX.Element;
  /** Loads the code of the page. A component that is rendered afterwards appears at once, without a fallback. */
  fetch: () => Promise<void>;
}

/** A page that is a chunk of its own. React's `lazy` waits a moment even for what is there already; this does not. */
export function readyPage<P extends object>(load: () => Promise<ComponentType<P>>): ReadyPage<P> {
  let loaded: ComponentType<P> | null = null;
  const Later = lazy(async () => ({ default: await load() }));
  function Page(props: P) {
    if (loaded === null) return <Later {...(props as P & React.JSX.IntrinsicAttributes)} />;
    const Loaded = loaded;
    return <Loaded {...props} />;
  }
  Page.fetch = async () => {
    loaded = await load();
  };
  return Page;
}
