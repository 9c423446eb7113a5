import type { ReactNode } from 'react';
import { configureStore } from '@reduxjs/toolkit';
import { render, type RenderResult } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { baseApi } from '@/shared/api';
import { ToastProvider } from '@/shared/ui/toast';

/** Renders a page with everything a page needs: store, router, toasts. */
export function renderPage(page: ReactNode, address = '/'): RenderResult {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  return render(
    <Provider store={store}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
      </ToastProvider>
    </Provider>,
  );
}
