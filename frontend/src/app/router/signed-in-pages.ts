import { deviceZone } from '@/shared/lib/device-zone';
import { nextTask } from '@/shared/lib/next-task';
import { readyPage } from './ready-page';

/** What every page needs and takes a phone a while, each in a task of its own. */
async function zoneKnown(): Promise<void> {
  await nextTask();
  deviceZone();
}

/** All that is there for a signed-in person: a chunk of its own, which a visitor does not need. */
export const SignedInRoutes = readyPage(async () => {
  const [{ appTheme, SignedInRoutes: Pages }] = await Promise.all([import('./signed-in-routes'), zoneKnown()]);
  await nextTask();
  appTheme();
  await nextTask();
  return Pages;
});
