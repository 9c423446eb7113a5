export {
  useAddPasskeyMutation,
  useAskForPasskeyMutation,
  useAskToConfirmMutation,
  useBeginAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
  useConfirmIdentityMutation,
  useFactorsChanged,
  useGetSecurityQuery,
  useRemoveAuthenticatorAppMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useShowSecondFactorMutation,
} from './api/security-api';
export type { PasskeyDto as Passkey, SecurityDto as Security } from '@/shared/api';
