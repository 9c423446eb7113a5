import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionApi } from '@/entities/athlete';
import { startOffline } from '@/features/offline';
import { colorMode } from '@/shared/lib/color-mode';
import { nextTask } from '@/shared/lib/next-task';
import { App } from './app';
import { askForFrame, firstPage } from './router/first-page';
import { createStore } from './store/create-store';
import { registerWorker } from './worker';
import './styles/fallback-fonts.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/first-paint.css';

/** Delay before the server is asked to confirm a page that was rendered from the document. */
const confirmMs = 1_500;
/** By then the page has requested everything it needs. */
const askedMs = 5_000;
const workerMs = 1_000;
const again = { forceRefetch: true, subscribe: false } as const;

const store = createStore();

/** The page was stored on this device and contains no data from the server. */
const isShell = document.querySelector('meta[name="recruit-shell"]') !== null;

async function start(root: HTMLElement): Promise<void> {
  // Requested before React renders: the answer decides which page is shown.
  const user = store.dispatch(sessionApi.endpoints.getUser.initiate());
  let isFromDocument = false;
  if (root.hasChildNodes()) {
    const start = root.querySelector('.first-list');
    const hasStart = start !== null && start.getClientRects().length > 0;
    const page = firstPage({ pathname: window.location.pathname, hasStart, isFromDevice: isShell });
    // Its files are on this device too.
    if (isShell) void page.fetch();
    const { isSuccess } = await user;
    isFromDocument = isSuccess && !isShell;
    if (isSuccess) setTimeout(await page.ask(store.dispatch), askedMs);
  } else {
    void user.then(async ({ isSuccess }) => isSuccess && setTimeout(await askForFrame(store.dispatch), askedMs));
  }
  function drawn(): void {
    const confirm = () => void store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, again));
    if (isFromDocument) setTimeout(confirm, confirmMs);
    // Its requests can wait until the page is rendered.
    if (import.meta.env.PROD) setTimeout(registerWorker, workerMs);
  }
  // In pieces, so that a slow phone answers a finger in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} onDrawn={drawn} />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
colorMode.watch();
startOffline(store.dispatch, isShell);
void nextTask().then(() => start(root));
