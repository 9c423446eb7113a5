import { lazy, Suspense } from 'react';
import type { User } from '@/entities/athlete';

interface PhotoDialogLoaderProps {
  user: User;
  onClose: () => void;
}

/** The uploader is large and rarely needed, so it is loaded on demand. */
const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog')).PhotoDialog }));

/** The photo dialog, open. */
export function PhotoDialogLoader(props: PhotoDialogLoaderProps) {
  return (
    <Suspense fallback={null}>
      <PhotoDialog {...props} />
    </Suspense>
  );
}
