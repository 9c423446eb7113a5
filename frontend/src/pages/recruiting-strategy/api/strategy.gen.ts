import { baseApi as api } from '../../../shared/api/base-api';
import type { RateStrategyRequest, RatedStrategy, StrategyDto, StrategyRequest } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateStrategy: build.mutation<GenerateStrategyApiResponse, GenerateStrategyApiArg>({
      query: (queryArg) => ({ url: `/api/ai/recruiting-strategy`, method: 'POST', body: queryArg }),
    }),
    listStrategies: build.query<ListStrategiesApiResponse, ListStrategiesApiArg>({
      query: () => ({ url: `/api/recruiting-strategies` }),
    }),
    getLatestStrategy: build.query<GetLatestStrategyApiResponse, GetLatestStrategyApiArg>({
      query: () => ({ url: `/api/recruiting-strategies/latest` }),
    }),
    rateStrategy: build.mutation<RateStrategyApiResponse, RateStrategyApiArg>({
      query: (queryArg) => ({ url: `/api/recruiting-strategies/${queryArg.id}/rate`, method: 'POST', body: queryArg.rateStrategyRequest }),
    }),
    regenerateStrategy: build.mutation<RegenerateStrategyApiResponse, RegenerateStrategyApiArg>({
      query: (queryArg) => ({
        url: `/api/recruiting-strategies/${queryArg.id}/regenerate`,
        method: 'POST',
        body: queryArg.strategyRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as strategyApi };
export type GenerateStrategyApiResponse = /** status 200  */ StrategyDto;
export type GenerateStrategyApiArg = StrategyRequest;
export type ListStrategiesApiResponse = /** status 200  */ StrategyDto[];
export type ListStrategiesApiArg = void;
export type GetLatestStrategyApiResponse = /** status 200  */ StrategyDto;
export type GetLatestStrategyApiArg = void;
export type RateStrategyApiResponse = /** status 200  */ RatedStrategy;
export type RateStrategyApiArg = {
  id: string;
  rateStrategyRequest: RateStrategyRequest;
};
export type RegenerateStrategyApiResponse = /** status 200  */ StrategyDto;
export type RegenerateStrategyApiArg = {
  id: string;
  strategyRequest: StrategyRequest;
};
export const {
  useGenerateStrategyMutation,
  useListStrategiesQuery,
  useLazyListStrategiesQuery,
  useGetLatestStrategyQuery,
  useLazyGetLatestStrategyQuery,
  useRateStrategyMutation,
  useRegenerateStrategyMutation,
} = injectedRtkApi;
