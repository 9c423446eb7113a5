import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionApi } from '@/entities/athlete';
import { startOffline } from '@/features/offline';
import { colorMode } from '@/shared/lib/color-mode';
import { App } from './app';
import { firstPage } from './router/first-page';
import { createStore } from './store/create-store';
import { registerWorker } from './worker';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/first-paint.css';

/** By then the page has asked for itself whatever it needs. */
const askedMs = 5_000;
const workerMs = 1_000;

const store = createStore();

async function start(root: HTMLElement): Promise<void> {
  // Asked before React draws anything: the answer decides which page comes.
  const user = store.dispatch(sessionApi.endpoints.getUser.initiate());
  if (root.hasChildNodes()) {
    const { isSuccess } = await user;
    if (isSuccess) setTimeout(await firstPage(window.location.pathname, store.dispatch), askedMs);
  }
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
colorMode.watch();
startOffline(store.dispatch, document.querySelector('meta[name="recruit-shell"]') !== null);
void start(root).then(() => {
  // What it fetches may wait until the page is drawn.
  if (import.meta.env.PROD) setTimeout(registerWorker, workerMs);
});
