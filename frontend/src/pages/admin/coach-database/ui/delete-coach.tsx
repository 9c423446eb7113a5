import type { Coach, School } from '@/entities/school';
import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';
import { useRemoveCoachMutation } from '../api/coach-database-api';

interface DeleteCoachProps {
  school: School;
  coach: Coach;
  onClose: () => void;
}

/** Asks for confirmation, then removes a coach from the shared directory. */
export function DeleteCoach({ school, coach, onClose }: DeleteCoachProps) {
  const [remove, { isLoading }] = useRemoveCoachMutation();
  const toast = useToast();

  async function confirm(): Promise<void> {
    try {
      await remove(coach.id).unwrap();
      toast({ title: `${coach.name} is deleted` });
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'The coach was not deleted', description, variant: 'destructive' });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Delete coach?"
      confirmLabel="Delete coach"
      pendingLabel="Deleting..."
      pending={isLoading}
      destructive
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {coach.name} of {school.name} disappears from every athlete’s directory and can no longer be chosen as a recipient. Sent emails stay
      in their campaigns.
    </ConfirmDialog>
  );
}
