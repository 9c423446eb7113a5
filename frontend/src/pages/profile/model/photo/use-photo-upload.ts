import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useToast } from '@/shared/ui/toast';
import { useCreatePhotoUploadMutation, useSetPhotoMutation } from '../../api/photo-api';
import type { PhotoUploadState } from './photo-upload-state';
import { PhotoUploader } from './photo-uploader';

interface PhotoUpload {
  state: PhotoUploadState;
  uploader: PhotoUploader;
}

/** Uploads a photo to the profile; calls `onDone` when it is stored. Ends with the component. */
export function usePhotoUpload(onDone: () => void): PhotoUpload {
  const [createUpload] = useCreatePhotoUploadMutation();
  const [setPhoto] = useSetPhotoMutation();
  const toast = useToast();
  const [uploader] = useState(
    () =>
      new PhotoUploader({
        ask: () => createUpload().unwrap(),
        finish: (profileImageUrl) => setPhoto({ profileImageUrl }).unwrap(),
      }),
  );
  const state = useSyncExternalStore(uploader.subscribe, uploader.current);
  const { step, failure } = state;

  useEffect(() => () => uploader.reset(), [uploader]);
  const notify = useEffectEvent((now: PhotoUploadState['step']) => {
    if (now === 'error' && failure !== null) {
      toast({ title: 'Upload Failed', description: failure.detail, variant: 'destructive' });
    }
    if (now !== 'complete') return;
    toast({ title: 'Profile Picture Updated', description: 'Your profile picture has been successfully uploaded.' });
    onDone();
  });
  useEffect(() => notify(step), [step]);

  return { state, uploader };
}
