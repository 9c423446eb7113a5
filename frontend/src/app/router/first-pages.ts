import { paths } from '@/shared/routes';
import { lazyPages } from './lazy-pages';

export interface FirstPage {
  fetch: () => Promise<void>;
  /** Endpoints of the page that ask without an argument. */
  asks: readonly string[];
  /** Queries to start when the document contains the first part of the content; the page loads the rest after it is rendered. */
  startAsks?: readonly string[];
  /** Where the page came from this device: what that answers. */
  kept: readonly string[];
}

const home = ['getServer', 'getHome', 'feed', 'getMailSender', 'getMailStats', 'listOwnApprovals', 'getUpcomingFollowUps'];

/** The pages that are drawn, or kept, before the app runs; in one file with the frame, which a visitor does not fetch. */
export const firstPages: ReadonlyMap<string, FirstPage> = new Map<string, FirstPage>([
  [paths.home, { fetch: lazyPages.Dashboard.fetch, asks: home, kept: ['getHome', 'getMailSender', 'getMailStats'] }],
  [
    paths.schools,
    {
      fetch: lazyPages.Schools.fetch,
      asks: ['getServer', 'listSchools', 'listFavorites', 'listSchoolFits'],
      startAsks: ['getServer', 'listFirstSchools', 'listFavorites'],
      kept: ['listSchools', 'listFavorites', 'listSchoolFits', 'listTargetSchools'],
    },
  ],
  [
    paths.campaigns,
    { fetch: lazyPages.Campaigns.fetch, asks: ['getServer', 'getFirstCampaigns'], kept: ['getCampaigns', 'getMailSender'] },
  ],
  [paths.profile, { fetch: lazyPages.Profile.fetch, asks: ['getServer'], kept: ['getMailSender'] }],
  [paths.strategy, { fetch: lazyPages.Strategy.fetch, asks: ['getServer'], kept: ['listFavorites', 'listStrategies'] }],
]);
