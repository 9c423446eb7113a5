import { readyPage } from './ready-page';

/** All that is there for a signed-in person: a chunk of its own, which a visitor does not need. */
export const SignedInRoutes = readyPage(async () => (await import('./signed-in-routes')).SignedInRoutes);
