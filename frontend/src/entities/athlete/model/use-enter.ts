import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi, tagTypes } from '@/shared/api';
import { sessionApi } from '../api/session-api';
import type { User } from './user';

type ApiState = Parameters<ReturnType<typeof sessionApi.endpoints.getUser.select>>[0];

const ofSomebodyElse = tagTypes.filter((tag) => tag !== 'User');

/** Sets the signed-in user at once and drops the cached data of any earlier user. */
export function useEnter(): (user: User) => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return async (user) => {
    dispatch(baseApi.util.invalidateTags([...ofSomebodyElse]));
    await dispatch(sessionApi.util.upsertQueryData('getUser', undefined, user));
  };
}
