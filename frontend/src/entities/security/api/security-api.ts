import { useDispatch } from 'react-redux';
import { generatedSecurityApi } from './security.gen';

const ifDone = (_result: unknown, error: unknown) => (error === undefined ? (['Security', 'User'] as const) : []);

/** Passkeys and the authenticator app, with what each call means for the cache. */
export const securityApi = generatedSecurityApi.enhanceEndpoints({
  endpoints: {
    getSecurity: { providesTags: ['Security'] },
    addPasskey: { invalidatesTags: ifDone },
    renamePasskey: { invalidatesTags: ['Security'] },
    removePasskey: { invalidatesTags: ifDone },
    removeAuthenticatorApp: { invalidatesTags: ifDone },
    showSecondFactor: { invalidatesTags: ifDone },
    // New codes are shown once: the data is reloaded after they were seen (useFactorsChanged).
  },
});

export const {
  useAddPasskeyMutation,
  useAskForPasskeyMutation,
  useAskToConfirmMutation,
  useBeginAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
  useConfirmIdentityMutation,
  useGetSecurityQuery,
  useRemoveAuthenticatorAppMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useShowSecondFactorMutation,
} = securityApi;

/** Returns the call for when new recovery codes were seen: everything that depends on them is read again. */
export function useFactorsChanged(): () => void {
  const dispatch = useDispatch();
  return () => dispatch(securityApi.util.invalidateTags(['Security', 'User']));
}
