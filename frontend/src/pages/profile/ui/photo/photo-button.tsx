import { lazy, Suspense, useState } from 'react';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import type { User } from '@/entities/athlete';

interface PhotoButtonProps {
  user: User;
}

/** The uploader is large and rarely needed: it comes when it is opened. */
const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog')).PhotoDialog }));

/** Opens the uploader. */
export function PhotoButton({ user }: PhotoButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" size="small" startIcon={<PhotoCamera />} onClick={() => setOpen(true)}>
        {user.profileImageUrl === null ? 'Upload Photo' : 'Change Photo'}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PhotoDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
