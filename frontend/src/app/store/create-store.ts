import { configureStore } from '@reduxjs/toolkit';
import { offlineMiddleware } from '@/features/offline';
import { baseApi } from '@/shared/api';
import { sessionWatch } from '../session/session-watch';

/** The redux store: server data only; what is on the screen lives in the URL. */
export function createStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, [sessionWatch.name]: sessionWatch.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, offlineMiddleware),
  });
}
