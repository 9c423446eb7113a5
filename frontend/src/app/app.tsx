import { useEffect, useEffectEvent } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { ToastProvider } from '@/shared/ui/toast';
import { AppRoutes } from './router/app-routes';
import { LostSession } from './session/lost-session';
import type { createStore } from './store/create-store';

interface AppProps {
  store: ReturnType<typeof createStore>;
  /** Called once everything is rendered. */
  onDrawn: () => void;
}

/** Everything around the pages. */
export function App({ store, onDrawn }: AppProps) {
  const drawn = useEffectEvent(onDrawn);
  useEffect(() => drawn(), []);
  return (
    <Provider store={store}>
      <ErrorBoundary>
        <ToastProvider>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <LostSession />
        </ToastProvider>
      </ErrorBoundary>
    </Provider>
  );
}
