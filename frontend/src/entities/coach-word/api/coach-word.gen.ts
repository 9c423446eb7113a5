import { baseApi as api } from '../../../shared/api/base-api';
import type {
  AnswerCoachWordRequest,
  AskCoachRequest,
  AskedCoachDto,
  CoachWordTokenRequest,
  CoachWordsDto,
  OpenCoachWordDto,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerCoachWord: build.mutation<AnswerCoachWordApiResponse, AnswerCoachWordApiArg>({
      query: (queryArg) => ({ url: `/api/coach-words/answer`, method: 'POST', body: queryArg }),
    }),
    lookAtCoachWord: build.query<LookAtCoachWordApiResponse, LookAtCoachWordApiArg>({
      query: (queryArg) => ({ url: `/api/coach-words/look`, method: 'POST', body: queryArg }),
    }),
    getCoachWords: build.query<GetCoachWordsApiResponse, GetCoachWordsApiArg>({
      query: () => ({ url: `/api/user/coach-words` }),
    }),
    askCoach: build.mutation<AskCoachApiResponse, AskCoachApiArg>({
      query: (queryArg) => ({ url: `/api/user/coach-words`, method: 'POST', body: queryArg }),
    }),
    revokeCoachWord: build.mutation<RevokeCoachWordApiResponse, RevokeCoachWordApiArg>({
      query: (queryArg) => ({ url: `/api/user/coach-words/${queryArg}`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedCoachWordApi };
export type AnswerCoachWordApiResponse = unknown;
export type AnswerCoachWordApiArg = AnswerCoachWordRequest;
export type LookAtCoachWordApiResponse = /** status 200  */ OpenCoachWordDto;
export type LookAtCoachWordApiArg = CoachWordTokenRequest;
export type GetCoachWordsApiResponse = /** status 200  */ CoachWordsDto;
export type GetCoachWordsApiArg = void;
export type AskCoachApiResponse = /** status 201  */ AskedCoachDto;
export type AskCoachApiArg = AskCoachRequest;
export type RevokeCoachWordApiResponse = /** status 200  */ CoachWordsDto;
export type RevokeCoachWordApiArg = string;
export const {
  useAnswerCoachWordMutation,
  useLookAtCoachWordQuery,
  useLazyLookAtCoachWordQuery,
  useGetCoachWordsQuery,
  useLazyGetCoachWordsQuery,
  useAskCoachMutation,
  useRevokeCoachWordMutation,
} = injectedRtkApi;
