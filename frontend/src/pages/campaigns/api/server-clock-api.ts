import { baseApi } from '@/shared/api';

/** The Date header counts whole seconds: on average it is half a second behind. */
const halfSecond = 500;
/** A smaller difference is the coarseness of that header, not a wrong clock. */
const noise = 1500;

/** Server time minus this device's time in milliseconds; 0 when the clocks agree or the server does not say. */
const serverClockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getClockOffset: build.query<number, void>({
      queryFn: async () => {
        try {
          const before = Date.now();
          const response = await fetch(new URL('/api/health/live', window.location.origin), { cache: 'no-store' });
          const middle = (before + Date.now()) / 2;
          const there = Date.parse(response.headers.get('date') ?? '');
          const offset = Number.isNaN(there) ? 0 : there + halfSecond - middle;
          return { data: Math.abs(offset) < noise ? 0 : Math.round(offset) };
        } catch {
          return { data: 0 };
        }
      },
    }),
  }),
});

export const { useGetClockOffsetQuery } = serverClockApi;
