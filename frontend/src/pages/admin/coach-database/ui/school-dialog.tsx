import { useState } from 'react';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import type { School } from '@/entities/school';
import { errorText } from '@/shared/api';
import { FormDialog, twoColumns } from '@/shared/ui/form-dialog';
import { applyServerErrors, FormField } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { useAddSchoolMutation, useChangeSchoolMutation } from '../api/coach-database-api';
import { schoolForm, type SchoolForm } from '../model/school-form';
import { DivisionField } from './division-field';

interface SchoolDialogProps {
  /** The school to change; null to add one. */
  school: School | null;
  onClose: () => void;
}

const optional = [
  { name: 'subdivision', label: 'Subdivision', hint: 'FBS or FCS, in D1', maxLength: 120 },
  { name: 'conference', label: 'Conference', hint: undefined, maxLength: 120 },
  { name: 'mascot', label: 'Mascot', hint: undefined, maxLength: 120 },
  { name: 'websiteUrl', label: 'Website', hint: 'Begins with https://', maxLength: 2048 },
  { name: 'aliases', label: 'Other names', hint: 'Separated by semicolons; people find it by them', maxLength: 2000 },
] as const;

/** Adds or changes a school of the shared directory. The server judges the values. */
export function SchoolDialog({ school, onClose }: SchoolDialogProps) {
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

  return (
    <FormDialog
      title={school === null ? 'Add a school' : `Edit ${school.name}`}
      submitLabel={school === null ? 'Add school' : 'Save school'}
      pending={formState.isSubmitting}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={twoColumns}>
        <FormField
          control={control}
          name="name"
          label="Name"
          autoComplete="off"
          inputProps={{ maxLength: 120 }}
          rules={{ required: 'Please enter the name.' }}
        />
        <DivisionField control={control} />
        <FormField
          control={control}
          name="city"
          label="City"
          autoComplete="off"
          inputProps={{ maxLength: 120 }}
          rules={{ required: 'Please enter the city.' }}
        />
        <FormField
          control={control}
          name="state"
          label="State"
          hint="Such as PA"
          autoComplete="off"
          inputProps={{ maxLength: 40 }}
          rules={{ required: 'Please enter the state.' }}
        />
        {optional.map(({ name, label, hint, maxLength }) => (
          <FormField key={name} control={control} name={name} label={label} hint={hint} autoComplete="off" inputProps={{ maxLength }} />
        ))}
      </Box>
    </FormDialog>
  );
}
