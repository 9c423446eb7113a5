import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import { paths } from '@/shared/routes';
import { lazyPages } from './lazy-pages';
import { SignedInRoutes } from './signed-in-pages';

interface FirstPage {
  fetch: () => Promise<void>;
  /** Endpoints of the page that ask without an argument. */
  asks: readonly string[];
  /** Where the document brought the start of the content: what is asked instead, the rest by the page once it is drawn. */
  startAsks?: readonly string[];
}

interface Opened {
  pathname: string;
  /** The server drew the start of the page's content. */
  hasStart: boolean;
}

/** What a call gives back that a component could have made: its answer, and a way to need it no longer. */
interface Ask extends Promise<unknown> {
  unsubscribe: () => void;
}

type Asking = Record<string, { initiate: (given?: undefined) => (dispatch: never, state: never) => Ask } | undefined>;

const home = ['getServer', 'getHome', 'feed', 'getMailSender', 'getMailStats', 'listOwnApprovals', 'getUpcomingFollowUps'];

const pages = new Map<string, FirstPage>([
  [paths.home, { fetch: lazyPages.Dashboard.fetch, asks: home }],
  [
    paths.schools,
    {
      fetch: lazyPages.Schools.fetch,
      asks: ['getServer', 'listSchools', 'listFavorites', 'listSchoolFits'],
      startAsks: ['getServer', 'listFirstSchools', 'listFavorites'],
    },
  ],
  [paths.campaigns, { fetch: lazyPages.Campaigns.fetch, asks: ['getServer'] }],
]);

/**
 * Fetches what the first page of a signed-in person is drawn with, where the server drew its heading already: that stays until
 * the whole page can take its place. What fails here is asked for again, and missed, by the page itself. Returns what ends the
 * asking, to be called once the page asks for itself.
 */
export async function firstPage(
  { pathname, hasStart }: Opened,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<() => void> {
  const page = pages.get(pathname);
  await Promise.allSettled([SignedInRoutes.fetch(), page?.fetch()]);
  const endpoints = baseApi.endpoints as unknown as Asking;
  const names = (hasStart ? page?.startAsks : undefined) ?? page?.asks ?? [];
  const asks = names.flatMap((name) => {
    const endpoint = endpoints[name];
    return endpoint === undefined ? [] : [dispatch<Ask>(endpoint.initiate() as never)];
  });
  await Promise.allSettled(asks);
  return () => asks.forEach((ask) => ask.unsubscribe());
}
