import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useRemovePhotoMutation } from '../../api/photo-api';

interface RemovePhotoProps {
  onRemoved: () => void;
}

/** Deletes the present photo. */
export function RemovePhoto({ onRemoved }: RemovePhotoProps) {
  const [removePhoto, { isLoading }] = useRemovePhotoMutation();
  const toast = useToast();

  async function remove(): Promise<void> {
    try {
      await removePhoto().unwrap();
      toast({ title: 'Profile Picture Removed' });
      onRemoved();
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'Failed to Remove Profile Picture', description, variant: 'destructive' });
    }
  }

  return (
    <Button color="error" startIcon={<Delete />} disabled={isLoading} sx={{ justifySelf: 'center' }} onClick={() => void remove()}>
      {isLoading ? 'Removing...' : 'Remove my photo'}
    </Button>
  );
}
