import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { fullName, type User } from '@/entities/athlete';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { usePhotoUpload } from '../../model/photo/use-photo-upload';
import { PhotoActions } from './photo-actions';
import { PhotoDrop } from './photo-drop';
import { PhotoProgress } from './photo-progress';
import { RemovePhoto } from './remove-photo';

interface PhotoDialogProps {
  user: User;
  onClose: () => void;
}

/** Choose a photo, look at it, send it. Closing takes back what is on its way; it closes by itself when the photo is there. */
export function PhotoDialog({ user, onClose }: PhotoDialogProps) {
  const { state, uploader } = usePhotoUpload(onClose);
  const { step, refusal, failure, preview, fileName } = state;
  const choosing = step === 'empty' || step === 'waiting' || step === 'error';
  const picture = <AvatarInitials name={fullName(user)} src={preview ?? user.profileImageUrl} size={144} />;
  return (
    <ResponsiveDialog
      open
      title="Profile Photo"
      maxWidth="xs"
      onClose={onClose}
      actions={<PhotoActions state={state} uploader={uploader} onClose={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {refusal !== null && <Alert severity="error">{refusal}</Alert>}
        {step === 'error' && failure !== null && (
          <Alert severity="error">
            <AlertTitle>{failure.title}</AlertTitle>
            {failure.detail}
          </Alert>
        )}
        {choosing ? (
          <PhotoDrop fileName={fileName} onChoose={(file) => uploader.choose(file)} picture={picture} />
        ) : (
          <>
            <Box sx={{ display: 'grid', justifyItems: 'center' }}>{picture}</Box>
            <PhotoProgress state={state} />
          </>
        )}
        {step === 'empty' && user.profileImageUrl !== null && <RemovePhoto onRemoved={onClose} />}
      </Box>
    </ResponsiveDialog>
  );
}
