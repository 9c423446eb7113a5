import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { School } from '@/entities/school';
import { errorText } from '@/shared/api';
import { FormDialog } from '@/shared/ui/form-dialog';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { useAddSchoolMutation, useChangeSchoolMutation } from '../api/coach-database-api';
import { schoolForm, type SchoolForm } from '../model/school-form';
import { SchoolFields } from './school-fields';

interface SchoolDialogProps {
  /** The school to change; null to add one. */
  school: School | null;
  onClose: () => void;
}

/** The form of a school with the result of saving it. The server validates the values. */
function useSchoolForm({ school, onClose }: SchoolDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [add] = useAddSchoolMutation();
  const [change] = useChangeSchoolMutation();
  const toast = useToast();
  const { control, handleSubmit, setError, formState } = useForm<SchoolForm>({ defaultValues: schoolForm.of(school) });

  const submit = handleSubmit(async (form) => {
    setFailure(null);
    const body = schoolForm.toBody(form);
    try {
      await (school === null ? add(body).unwrap() : change({ id: school.id, writeSchoolDto: body }).unwrap());
      toast({ title: school === null ? `${body.name} is in the directory` : `${body.name} is saved` });
      onClose();
    } catch (error) {
      const beside = applyServerErrors(error, schoolForm.fields, setError);
      if (!beside) setFailure(errorText(error, 'The school could not be saved. Please try again.'));
    }
  });

  return { control, failure, submit, isBusy: formState.isSubmitting };
}

/** Adds or changes a school of the shared directory. */
export function SchoolDialog(props: SchoolDialogProps) {
  const { school, onClose } = props;
  const { control, failure, submit, isBusy } = useSchoolForm(props);
  return (
    <FormDialog
      title={school === null ? 'Add a school' : `Edit ${school.name}`}
      submitLabel={school === null ? 'Add school' : 'Save school'}
      pending={isBusy}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SchoolFields control={control} />
    </FormDialog>
  );
}
