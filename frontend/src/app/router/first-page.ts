import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import type { FirstPage } from './first-pages';
import { SignedInRoutes } from './signed-in-pages';

interface Opened {
  pathname: string;
  /** The server drew the start of the page's content. */
  hasStart: boolean;
  /** It was drawn as this device kept it. */
  isFromDevice: boolean;
}

/** What a call gives back that a component could have made: its answer, and a way to need it no longer. */
interface Ask extends Promise<unknown> {
  unsubscribe: () => void;
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Asking = Record<string, { initiate: (given?: undefined) => (dispatch: never, state: never) => Ask } | undefined>;

function namesOf(page: FirstPage | undefined, { hasStart, isFromDevice }: Opened): readonly string[] {
  if (isFromDevice) return page?.kept ?? [];
  return (hasStart ? page?.startAsks : undefined) ?? page?.asks ?? [];
}

async function askAll(names: readonly string[], dispatch: Dispatch): Promise<() => void> {
  const endpoints = baseApi.endpoints as unknown as Asking;
  const asks = names.flatMap((name) => {
    const endpoint = endpoints[name];
    return endpoint === undefined ? [] : [dispatch<Ask>(endpoint.initiate() as never)];
  });
  await Promise.allSettled(asks);
  return () => asks.forEach((ask) => ask.unsubscribe());
}

/** What the frame of every signed-in page says above the content: whether the people here are invented. Known before it is drawn. */
export async function askForFrame(dispatch: Dispatch): Promise<() => void> {
  await Promise.allSettled([SignedInRoutes.fetch()]);
  return askAll(['getServer'], dispatch);
}

/**
 * What the first page of a signed-in person is drawn with, where its heading or what it showed last is drawn already: that
 * stays until the whole page can take its place. What fails here is asked for again, and missed, by the page itself.
 */
export function firstPage(opened: Opened) {
  let page: FirstPage | undefined;
  async function fetchPage(): Promise<void> {
    const { firstPages } = await import('./first-pages');
    page = firstPages.get(opened.pathname);
    await page?.fetch();
  }
  const fetch = async (): Promise<void> => void (await Promise.allSettled([SignedInRoutes.fetch(), fetchPage()]));
  return {
    /** Fetches its files. */
    fetch,

    /** Fetches and asks; returns what ends the asking, to be called once the page asks for itself. */
    async ask(dispatch: Dispatch): Promise<() => void> {
      await fetch();
      return askAll(namesOf(page, opened), dispatch);
    },
  };
}
