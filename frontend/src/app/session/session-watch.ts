import { createSlice, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { asApiError } from '@/shared/api';

/** Calls whose 401 has its own meaning: not signed in yet, or wrong credentials. */
const ownMeaning = new Set(['getUser', 'login', 'register', 'logout']);

function endpointOf(action: UnknownAction): string | undefined {
  const { meta } = action as { meta?: { arg?: { endpointName?: unknown } } };
  const name = meta?.arg?.endpointName;
  return typeof name === 'string' ? name : undefined;
}

function tellsOfLostSession(action: UnknownAction): boolean {
  if (!isRejectedWithValue(action)) return false;
  const endpoint = endpointOf(action);
  return endpoint !== undefined && !ownMeaning.has(endpoint) && asApiError(action.payload)?.status === 401;
}

/** Notices that the server no longer knows us, whichever call it was that found out. */
export const sessionWatch = createSlice({
  name: 'sessionWatch',
  initialState: { lost: false },
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(tellsOfLostSession, (state) => {
      state.lost = true;
    });
  },
});
