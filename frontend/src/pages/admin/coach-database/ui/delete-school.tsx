import Box from '@mui/material/Box';
import type { School } from '@/entities/school';
import { errorText, type SchoolDependantsDto } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { useToast } from '@/shared/ui/toast';
import { useGetSchoolDependantsQuery, useRemoveSchoolMutation } from '../api/coach-database-api';
import { dependantsWords } from '../model/dependants-words';

interface DeleteSchoolProps {
  school: School;
  onClose: () => void;
}

function useDeleteSchool({ school, onClose }: DeleteSchoolProps) {
  const [remove, { isLoading }] = useRemoveSchoolMutation();
  const toast = useToast();

  async function confirm(): Promise<void> {
    try {
      await remove(school.id).unwrap();
      toast({ title: `${school.name} is deleted` });
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'The school was not deleted', description, variant: 'destructive' });
    }
    onClose();
  }

  return { confirm, isLoading };
}

/** Shows what will be deleted with a school, asks for confirmation, then deletes it. */
export function DeleteSchool(props: DeleteSchoolProps) {
  const { school, onClose } = props;
  const dependants = useGetSchoolDependantsQuery(school.id, { refetchOnMountOrArgChange: true });
  const { confirm, isLoading } = useDeleteSchool(props);
  const known = dependants.isFetching ? undefined : dependants.data;
  return (
    <ConfirmDialog
      open
      title={`Delete ${school.name}?`}
      confirmLabel="Delete school"
      pendingLabel={isLoading ? 'Deleting...' : 'Delete school'}
      pending={isLoading || known === undefined}
      destructive
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {known !== undefined && <WhatGoes dependants={known} />}
      {known === undefined && dependants.error === undefined && 'Loading the details…'}
      {known === undefined && dependants.error !== undefined && (
        <ErrorState title="We couldn’t load the details. Try again." error={dependants.error} onRetry={() => void dependants.refetch()} />
      )}
    </ConfirmDialog>
  );
}

function WhatGoes({ dependants }: { dependants: SchoolDependantsDto }) {
  const lines = dependantsWords(dependants);
  return (
    <>
      {lines.length === 0 ? 'Nothing else is deleted.' : 'This is deleted too, for every athlete:'}
      <Box component="ul" sx={{ m: 0, my: 1, pl: 2.5, color: 'text.primary' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      Sent emails stay in their campaigns. This cannot be undone.
    </>
  );
}
