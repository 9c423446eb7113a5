import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionApi } from '@/entities/athlete';
import { startOffline } from '@/features/offline';
import { colorMode } from '@/shared/lib/color-mode';
import { App } from './app';
import { createStore } from './store/create-store';
import { registerWorker } from './worker';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

colorMode.watch();
const store = createStore();
startOffline(store.dispatch, document.querySelector('meta[name="recruit-shell"]') !== null);
// Asked before React draws anything: the answer decides which page comes.
void store.dispatch(sessionApi.endpoints.getUser.initiate());

createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);

if (import.meta.env.PROD) registerWorker();
