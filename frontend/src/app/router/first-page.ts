import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import type { FirstPage } from './first-pages';
import { answeredOrLate } from './patience';
import { SignedInRoutes } from './signed-in-pages';

interface Opened {
  pathname: string;
  /** The server drew the start of the page's content. */
  hasStart: boolean;
  /** The page was rendered from what this device stored. */
  isFromDevice: boolean;
}

/** The result of a query started outside of a component: its answer, and a function to unsubscribe. */
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
  await answeredOrLate(asks);
  return () => asks.forEach((ask) => ask.unsubscribe());
}

/** Loads what the frame of every signed-in page needs before it is rendered: whether the people here are invented. */
export async function askForFrame(dispatch: Dispatch): Promise<() => void> {
  await Promise.allSettled([SignedInRoutes.fetch()]);
  return askAll(['getServer'], dispatch);
}

/**
 * Loads the first page of a signed-in user while its heading or its stored content is already visible: that
 * stays until the whole page can replace it. A request that fails here is repeated, and its error shown, by the page itself.
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

    /** Loads files and data; returns a function that unsubscribes, to be called once the page has its own subscriptions. */
    async ask(dispatch: Dispatch): Promise<() => void> {
      await fetch();
      return askAll(namesOf(page, opened), dispatch);
    },
  };
}
