import { baseApi as api } from '../../../shared/api/base-api';
import type { PhotoUpload, SetPhotoRequest, User } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    setPhoto: build.mutation<SetPhotoApiResponse, SetPhotoApiArg>({
      query: (queryArg) => ({ url: `/api/profile-picture`, method: 'PUT', body: queryArg }),
    }),
    removePhoto: build.mutation<RemovePhotoApiResponse, RemovePhotoApiArg>({
      query: () => ({ url: `/api/profile-picture`, method: 'DELETE' }),
    }),
    createPhotoUpload: build.mutation<CreatePhotoUploadApiResponse, CreatePhotoUploadApiArg>({
      query: () => ({ url: `/api/profile-picture/upload-url`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as photoApi };
export type SetPhotoApiResponse = /** status 200  */ User;
export type SetPhotoApiArg = SetPhotoRequest;
export type RemovePhotoApiResponse = unknown;
export type RemovePhotoApiArg = void;
export type CreatePhotoUploadApiResponse = /** status 200  */ PhotoUpload;
export type CreatePhotoUploadApiArg = void;
export const { useSetPhotoMutation, useRemovePhotoMutation, useCreatePhotoUploadMutation } = injectedRtkApi;
