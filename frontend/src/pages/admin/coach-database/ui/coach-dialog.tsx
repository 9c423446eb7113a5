import { useState } from 'react';
import Box from '@mui/material/Box';
import { type Control, useForm } from 'react-hook-form';
import type { Coach, School } from '@/entities/school';
import { errorText } from '@/shared/api';
import { FormDialog, twoColumns } from '@/shared/ui/form-dialog';
import { applyServerErrors, FormField } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { useAddCoachMutation, useChangeCoachMutation } from '../api/coach-database-api';
import { coachForm, type CoachForm } from '../model/coach-form';

interface CoachDialogProps {
  school: School;
  /** The coach to change; null to add one. */
  coach: Coach | null;
  onClose: () => void;
}

function CoachFields({ control }: { control: Control<CoachForm> }) {
  return (
    <Box sx={twoColumns}>
      <FormField
        control={control}
        name="name"
        label="Name"
        autoComplete="off"
        inputProps={{ maxLength: 120 }}
        rules={{ required: 'Please enter a name.' }}
      />
      <FormField
        control={control}
        name="title"
        label="Title"
        hint="Sets the positions, e.g. Offensive Coordinator/Quarterbacks"
        autoComplete="off"
        inputProps={{ maxLength: 120 }}
      />
      <FormField control={control} name="email" label="Email" type="email" autoComplete="off" inputProps={{ maxLength: 254 }} />
      <FormField control={control} name="phone" label="Phone" type="tel" autoComplete="off" inputProps={{ maxLength: 40 }} />
      <FormField
        control={control}
        name="xHandle"
        label="X handle"
        hint="For example @CoachFieldhouse"
        autoComplete="off"
        inputProps={{ maxLength: 200 }}
      />
    </Box>
  );
}

/** The form of a coach with the result of saving it. The server validates the values. */
function useCoachForm({ school, coach, onClose }: CoachDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [add] = useAddCoachMutation();
  const [change] = useChangeCoachMutation();
  const toast = useToast();
  const { control, handleSubmit, setError, formState } = useForm<CoachForm>({ defaultValues: coachForm.of(coach) });

  const submit = handleSubmit(async (form) => {
    setFailure(null);
    const body = coachForm.toBody(form);
    try {
      await (coach === null ? add({ schoolId: school.id, ...body }).unwrap() : change({ id: coach.id, changeCoachDto: body }).unwrap());
      toast({ title: coach === null ? `${body.name} is in the directory` : `${body.name} is saved` });
      onClose();
    } catch (error) {
      const beside = applyServerErrors(error, coachForm.fields, setError);
      if (!beside) setFailure(errorText(error, 'The coach could not be saved. Please try again.'));
    }
  });

  return { control, failure, submit, isBusy: formState.isSubmitting };
}

/** Adds or changes a coach of the shared directory. */
export function CoachDialog(props: CoachDialogProps) {
  const { school, coach, onClose } = props;
  const { control, failure, submit, isBusy } = useCoachForm(props);
  return (
    <FormDialog
      title={coach === null ? `Add a coach at ${school.name}` : `Edit ${coach.name}`}
      submitLabel={coach === null ? 'Add coach' : 'Save coach'}
      pending={isBusy}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CoachFields control={control} />
    </FormDialog>
  );
}
