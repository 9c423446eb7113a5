import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { tagTypes } from './tag-types';

const day = 24 * 60 * 60;

/** The one store of server data. Slices inject their endpoints; nothing polls or refetches on focus unless a slice says so. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: day,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
