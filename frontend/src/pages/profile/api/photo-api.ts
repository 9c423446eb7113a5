import { photoApi } from './photo.gen';

/** The photo is part of what GET /api/user tells. */
const taggedApi = photoApi.enhanceEndpoints({
  endpoints: {
    setPhoto: { invalidatesTags: ['User'] },
    removePhoto: { invalidatesTags: ['User'] },
  },
});

export const { useCreatePhotoUploadMutation, useSetPhotoMutation, useRemovePhotoMutation } = taggedApi;
