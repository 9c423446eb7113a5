import { createSlice, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { sessionApi } from '@/entities/athlete';
import { asApiError } from '@/shared/api';

/** Calls whose 401 does not mean a lost session: wrong credentials, or not signed in yet. */
const ownMeaning = new Set([
  'getUser',
  'login',
  'askForSignIn',
  'loginWithPasskey',
  'askForSecondStep',
  'finishSignIn',
  'register',
  'logout',
]);

/** What an admin is answered who owes a second factor: REQUIRE_ADMIN_2FA was turned on, or they became an admin, in the meantime. */
const owing = new Set(['second_factor_set_up_needed', 'second_factor_needed']);

function endpointOf(action: UnknownAction): string | undefined {
  const { meta } = action as { meta?: { arg?: { endpointName?: unknown } } };
  const name = meta?.arg?.endpointName;
  return typeof name === 'string' ? name : undefined;
}

function isSessionLost(action: UnknownAction): boolean {
  if (!isRejectedWithValue(action)) return false;
  const endpoint = endpointOf(action);
  return endpoint !== undefined && !ownMeaning.has(endpoint) && asApiError(action.payload)?.status === 401;
}

/** A repeated `getUser` confirms a page that was rendered from the document or from this device. */
function isSignedOut(action: UnknownAction): boolean {
  return isRejectedWithValue(action) && endpointOf(action) === 'getUser' && asApiError(action.payload)?.status === 401;
}

function asksForSecondFactor(action: UnknownAction): boolean {
  return isRejectedWithValue(action) && owing.has(asApiError(action.payload)?.problem?.code ?? '');
}

/** Detects from any failed call that the session has ended, or that the server requires a second factor first. */
export const sessionWatch = createSlice({
  name: 'sessionWatch',
  initialState: { isSignedIn: false, lost: false, owes: 0 },
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(sessionApi.endpoints.getUser.matchFulfilled, (state) => {
      state.isSignedIn = true;
    });
    builder.addMatcher(isSessionLost, (state) => {
      state.lost = true;
    });
    builder.addMatcher(isSignedOut, (state) => {
      state.lost ||= state.isSignedIn;
    });
    builder.addMatcher(asksForSecondFactor, (state) => {
      state.owes += 1;
    });
  },
});
