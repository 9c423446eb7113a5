import { useState } from 'react';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import type { User } from '@/entities/athlete';
import { PhotoDialogLoader } from './photo-dialog-loader';

interface PhotoButtonProps {
  user: User;
}

/** Opens the uploader. */
export function PhotoButton({ user }: PhotoButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" size="small" startIcon={<PhotoCamera />} onClick={() => setOpen(true)}>
        {user.profileImageUrl === null ? 'Upload Photo' : 'Change Photo'}
      </Button>
      {open && <PhotoDialogLoader user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
