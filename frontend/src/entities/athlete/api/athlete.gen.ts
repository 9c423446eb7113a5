import { baseApi as api } from '../../../shared/api/base-api';
import type {
  LoginRequest,
  PasskeyQuestion,
  PasskeySignInRequest,
  RegisterRequest,
  SecondStepRequest,
  TicketRequest,
  User,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/login`, method: 'POST', body: queryArg }),
    }),
    loginWithPasskey: build.mutation<LoginWithPasskeyApiResponse, LoginWithPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/login/passkey`, method: 'POST', body: queryArg }),
    }),
    askForSignIn: build.mutation<AskForSignInApiResponse, AskForSignInApiArg>({
      query: () => ({ url: `/api/login/passkey/options`, method: 'POST' }),
    }),
    finishSignIn: build.mutation<FinishSignInApiResponse, FinishSignInApiArg>({
      query: (queryArg) => ({ url: `/api/login/second-step`, method: 'POST', body: queryArg }),
    }),
    askForSecondStep: build.mutation<AskForSecondStepApiResponse, AskForSecondStepApiArg>({
      query: (queryArg) => ({ url: `/api/login/second-step/options`, method: 'POST', body: queryArg }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/logout`, method: 'POST' }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({ url: `/api/register`, method: 'POST', body: queryArg }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: () => ({ url: `/api/user` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as athleteApi };
export type LoginApiResponse = /** status 200  */ User;
export type LoginApiArg = LoginRequest;
export type LoginWithPasskeyApiResponse = /** status 200  */ User;
export type LoginWithPasskeyApiArg = PasskeySignInRequest;
export type AskForSignInApiResponse = /** status 200  */ PasskeyQuestion;
export type AskForSignInApiArg = void;
export type FinishSignInApiResponse = /** status 200  */ User;
export type FinishSignInApiArg = SecondStepRequest;
export type AskForSecondStepApiResponse = /** status 200  */ PasskeyQuestion;
export type AskForSecondStepApiArg = TicketRequest;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type RegisterApiResponse = /** status 201  */ User;
export type RegisterApiArg = RegisterRequest;
export type GetUserApiResponse = /** status 200  */ User;
export type GetUserApiArg = void;
export const {
  useLoginMutation,
  useLoginWithPasskeyMutation,
  useAskForSignInMutation,
  useFinishSignInMutation,
  useAskForSecondStepMutation,
  useLogoutMutation,
  useRegisterMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
} = injectedRtkApi;
