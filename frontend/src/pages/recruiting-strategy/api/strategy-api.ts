import { type ApiError, askEvents, type StrategyDto } from '@/shared/api';
import { strategyApi } from './strategy.gen';

interface MakeStrategyArg {
  /** The plan to update; null requests a first one. */
  id: string | null;
  /** Requests the built-in writer even if a model is set up. */
  builtIn: boolean;
  /** The overview written so far. */
  onText: (text: string) => void;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const watchedApi = strategyApi
  .injectEndpoints({
    endpoints: (build) => ({
      /** The two calls that make a plan, with progress while it is written. The new plan replaces the latest. */
      makeStrategy: build.mutation<StrategyDto, MakeStrategyArg>({
        async queryFn({ id, builtIn, onText }, { signal }) {
          const url = id === null ? '/api/ai/recruiting-strategy' : `/api/recruiting-strategies/${id}/regenerate`;
          const onEvent = (name: string, data: unknown) => {
            if (name === 'text') onText((data as { text: string }).text);
          };
          const answer = await askEvents({ url, body: builtIn ? { zone, writer: 'built-in' } : { zone }, signal, onEvent });
          if (answer.error) return { error: answer.error satisfies ApiError };
          return { data: answer.data as StrategyDto };
        },
        invalidatesTags: (_result, error) => (error ? [] : ['Stats']),
        async onQueryStarted(_, { dispatch, queryFulfilled }) {
          const made = await queryFulfilled.catch(() => null);
          if (made) await dispatch(strategyApi.util.upsertQueryData('listStrategies', undefined, [made.data]));
        },
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      rateStrategy: {
        async onQueryStarted({ rateStrategyRequest: { useful } }, { dispatch, queryFulfilled }) {
          const rated = await queryFulfilled.catch(() => null);
          if (!rated) return;
          dispatch(strategyApi.util.updateQueryData('listStrategies', undefined, ([plan]) => (plan ? [{ ...plan, useful }] : [])));
        },
      },
    },
  });

export const { useListStrategiesQuery, useMakeStrategyMutation, useRateStrategyMutation } = watchedApi;
