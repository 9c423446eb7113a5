import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Coach, useProposeCorrectionMutation } from '@/entities/school';
import { asApiError, errorText } from '@/shared/api';
import { FormField } from '@/shared/ui/form-field';
import { PillChoice } from '../../pill-choice';
import { InlineForm } from '@/shared/ui/inline-form';

interface ReportFormProps {
  schoolId: number;
  coach: Coach;
  onDone: () => void;
}

const kinds = [
  { value: 'wrong_address', label: 'The address is wrong' },
  { value: 'left', label: 'They left the school' },
  { value: 'other', label: 'Something else' },
] as const;

type Kind = (typeof kinds)[number]['value'];

function fieldOf(path: string): 'email' | 'note' | undefined {
  return (['email', 'note'] as const).find((name) => path === name || path.endsWith(`.${name}`));
}

/** What is reported, and sending it. */
function useReport({ schoolId, coach, onDone }: ReportFormProps) {
  const [kind, setKind] = useState<Kind>('wrong_address');
  const [failure, setFailure] = useState<string | null>(null);
  const [propose] = useProposeCorrectionMutation();
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '', note: '' } });

  const submit = handleSubmit(async ({ email, note }) => {
    setFailure(null);
    const proposed = kind === 'wrong_address' && email.trim() !== '' ? { proposed: { email: email.trim() } } : {};
    const { error } = await propose({ schoolId, coachId: coach.id, kind, note: note.trim(), ...proposed });
    if (error === undefined) {
      onDone();
      return;
    }
    // What is refused inside the proposal is under "proposed.email".
    const refused = asApiError(error)?.problem?.errors ?? [];
    const known = refused.filter(({ field }) => fieldOf(field) !== undefined);
    for (const { field, message } of known) setError(fieldOf(field) ?? 'note', { message }, { shouldFocus: true });
    if (known.length === 0) setFailure(errorText(error, 'Your report could not be sent. Please try again.'));
  });

  return { kind, setKind, control, failure, submit, isBusy: formState.isSubmitting };
}

/** Reports to the admins that a shared contact is wrong. */
export function ReportForm(props: ReportFormProps) {
  const { coach, onDone } = props;
  const { kind, setKind, control, failure, submit, isBusy } = useReport(props);
  return (
    <InlineForm
      name={`Report a problem with ${coach.name}`}
      submitLabel="Send report"
      pendingLabel="Sending..."
      pending={isBusy}
      failure={failure}
      onSubmit={() => void submit()}
      onCancel={onDone}
    >
      <PillChoice label={`What is wrong with ${coach.name}?`} choices={kinds} value={kind} onChoose={setKind} />
      {kind === 'wrong_address' && (
        <FormField
          control={control}
          name="email"
          label="Right address"
          hint="Leave it blank if you do not know it."
          type="email"
          autoComplete="off"
          inputProps={{ maxLength: 254 }}
        />
      )}
      <FormField
        control={control}
        name="note"
        label="Note"
        hint="How do you know? An admin reads this."
        multiline
        minRows={2}
        inputProps={{ maxLength: 1000 }}
      />
    </InlineForm>
  );
}
