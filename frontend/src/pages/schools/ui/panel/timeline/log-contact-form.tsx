import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { type School, useLogContactMutation } from '@/entities/school';
import { errorText } from '@/shared/api';
import { applyServerErrors, FormField } from '@/shared/ui/form-field';
import { contactKinds } from '../../../model/panel/contact-kinds';
import { localDay } from '../../../model/panel/local-day';
import { loggedAt } from '../../../model/panel/logged-at';
import { PillChoice } from '../../pill-choice';
import { InlineForm } from '@/shared/ui/inline-form';

interface LogContactFormProps {
  school: School;
  onDone: () => void;
}

type Kind = (typeof contactKinds)[number]['value'];

const fields = ['at', 'withWhom', 'note'] as const;

/** Writes down a contact that no mail tells of. */
export function LogContactForm({ school, onDone }: LogContactFormProps) {
  const listId = useId();
  const [today] = useState(() => localDay(new Date()));
  const [kind, setKind] = useState<Kind>('call');
  const [failure, setFailure] = useState<string | null>(null);
  const [log] = useLogContactMutation();
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { at: today, withWhom: '', note: '' },
  });

  const submit = handleSubmit(async ({ at: day, withWhom, note }) => {
    setFailure(null);
    const at = loggedAt(day, new Date());
    if (at === null) {
      setError('at', { message: 'Please say when it happened.' }, { shouldFocus: true });
      return;
    }
    const logContactDto = { kind, at: at.toISOString(), withWhom, note };
    const { error } = await log({ schoolId: school.id, logContactDto });
    if (error === undefined) onDone();
    else if (!applyServerErrors(error, fields, setError)) {
      setFailure(errorText(error, 'The contact could not be logged. Please try again.'));
    }
  });

  return (
    <InlineForm
      name={`Log a contact with ${school.name}`}
      submitLabel="Add to timeline"
      pending={formState.isSubmitting}
      failure={failure}
      onSubmit={() => void submit()}
      onCancel={onDone}
    >
      <PillChoice label="What was it" choices={contactKinds} value={kind} onChoose={setKind} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))' }}>
        <FormField
          control={control}
          name="at"
          label="Date"
          type="date"
          inputProps={{ max: today }}
          rules={{ required: 'Please say when it happened.' }}
        />
        <FormField control={control} name="withWhom" label="With whom" autoComplete="off" inputProps={{ maxLength: 120, list: listId }} />
        <datalist id={listId}>
          {school.coaches.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      </Box>
      <FormField control={control} name="note" label="Note" multiline minRows={2} maxRows={8} inputProps={{ maxLength: 2000 }} />
    </InlineForm>
  );
}
