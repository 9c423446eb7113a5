import { baseApi as api } from '../../../shared/api/base-api';
import type {
  AddPasskeyRequest,
  CodeRequest,
  ConfirmIdentityRequest,
  NewAppDto,
  PasskeyDto,
  PasskeyQuestion,
  RecoveryCodesDto,
  RenamePasskeyRequest,
  SecurityDto,
  ShowFactorRequest,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginAuthenticatorApp: build.mutation<BeginAuthenticatorAppApiResponse, BeginAuthenticatorAppApiArg>({
      query: () => ({ url: `/api/user/authenticator-app`, method: 'POST' }),
    }),
    removeAuthenticatorApp: build.mutation<RemoveAuthenticatorAppApiResponse, RemoveAuthenticatorAppApiArg>({
      query: () => ({ url: `/api/user/authenticator-app`, method: 'DELETE' }),
    }),
    confirmAuthenticatorApp: build.mutation<ConfirmAuthenticatorAppApiResponse, ConfirmAuthenticatorAppApiArg>({
      query: (queryArg) => ({ url: `/api/user/authenticator-app/confirm`, method: 'POST', body: queryArg }),
    }),
    confirmIdentity: build.mutation<ConfirmIdentityApiResponse, ConfirmIdentityApiArg>({
      query: (queryArg) => ({ url: `/api/user/confirm`, method: 'POST', body: queryArg }),
    }),
    askToConfirm: build.mutation<AskToConfirmApiResponse, AskToConfirmApiArg>({
      query: () => ({ url: `/api/user/confirm/options`, method: 'POST' }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/user/passkeys`, method: 'POST', body: queryArg }),
    }),
    askForPasskey: build.mutation<AskForPasskeyApiResponse, AskForPasskeyApiArg>({
      query: () => ({ url: `/api/user/passkeys/options`, method: 'POST' }),
    }),
    renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/user/passkeys/${queryArg.id}`, method: 'PATCH', body: queryArg.renamePasskeyRequest }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/user/passkeys/${queryArg}`, method: 'DELETE' }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: () => ({ url: `/api/user/recovery-codes`, method: 'POST' }),
    }),
    showSecondFactor: build.mutation<ShowSecondFactorApiResponse, ShowSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/api/user/second-factor`, method: 'POST', body: queryArg }),
    }),
    getSecurity: build.query<GetSecurityApiResponse, GetSecurityApiArg>({
      query: () => ({ url: `/api/user/security` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedSecurityApi };
export type BeginAuthenticatorAppApiResponse = /** status 201  */ NewAppDto;
export type BeginAuthenticatorAppApiArg = void;
export type RemoveAuthenticatorAppApiResponse = unknown;
export type RemoveAuthenticatorAppApiArg = void;
export type ConfirmAuthenticatorAppApiResponse = /** status 200  */ RecoveryCodesDto;
export type ConfirmAuthenticatorAppApiArg = CodeRequest;
export type ConfirmIdentityApiResponse = unknown;
export type ConfirmIdentityApiArg = ConfirmIdentityRequest;
export type AskToConfirmApiResponse = /** status 200  */ PasskeyQuestion;
export type AskToConfirmApiArg = void;
export type AddPasskeyApiResponse = /** status 201  */ PasskeyDto;
export type AddPasskeyApiArg = AddPasskeyRequest;
export type AskForPasskeyApiResponse = /** status 200  */ PasskeyQuestion;
export type AskForPasskeyApiArg = void;
export type RenamePasskeyApiResponse = /** status 200  */ PasskeyDto;
export type RenamePasskeyApiArg = {
  id: string;
  renamePasskeyRequest: RenamePasskeyRequest;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = string;
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = void;
export type ShowSecondFactorApiResponse = unknown;
export type ShowSecondFactorApiArg = ShowFactorRequest;
export type GetSecurityApiResponse = /** status 200  */ SecurityDto;
export type GetSecurityApiArg = void;
export const {
  useBeginAuthenticatorAppMutation,
  useRemoveAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
  useConfirmIdentityMutation,
  useAskToConfirmMutation,
  useAddPasskeyMutation,
  useAskForPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useShowSecondFactorMutation,
  useGetSecurityQuery,
  useLazyGetSecurityQuery,
} = injectedRtkApi;
