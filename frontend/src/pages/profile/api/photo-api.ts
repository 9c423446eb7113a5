import { photoApi } from './photo.gen';

/** The photo is part of `GET /api/user`. */
const taggedApi = photoApi.enhanceEndpoints({
  endpoints: {
    setPhoto: { invalidatesTags: ['User'] },
    removePhoto: { invalidatesTags: ['User'] },
  },
});

export const { useCreatePhotoUploadMutation, useSetPhotoMutation, useRemovePhotoMutation } = taggedApi;
