import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { type School, type TimelineEntry, useChangeLoggedContactMutation, useLogContactMutation } from '@/entities/school';
import { errorText, type LogContactDto } from '@/shared/api';
import { applyServerErrors, FormField } from '@/shared/ui/form-field';
import { canBePlanned, contactKinds, hasDeadline, offerStatuses } from '../../../model/panel/contact-kinds';
import { localDay } from '../../../model/panel/local-day';
import { loggedAt } from '../../../model/panel/logged-at';
import { PillChoice } from '../../pill-choice';
import { InlineForm } from '@/shared/ui/inline-form';

interface LogContactFormProps {
  school: School;
  /** The entry to change; without it a new one is logged. */
  entry?: TimelineEntry;
  onDone: () => void;
}

type Kind = (typeof contactKinds)[number]['value'];

type Status = (typeof offerStatuses)[number]['value'];

const fields = ['at', 'withWhom', 'note', 'deadline'] as const;

const kindOf = (entry?: TimelineEntry): Kind => contactKinds.find(({ value }) => value === entry?.contactKind)?.value ?? 'call';
const statusOf = (entry?: TimelineEntry): Status => offerStatuses.find(({ value }) => value === entry?.offerStatus)?.value ?? '';

function startOf(entry: TimelineEntry | undefined, today: string) {
  if (entry === undefined) return { at: today, withWhom: '', note: '', deadline: '' };
  return { at: localDay(new Date(entry.at)), withWhom: entry.to ?? '', note: entry.text ?? '', deadline: entry.deadline ?? '' };
}

/** A day that is left as it is keeps its hour. */
function timeOf(day: string, entry: TimelineEntry | undefined): string | null {
  if (entry !== undefined && localDay(new Date(entry.at)) === day) return entry.at;
  return loggedAt(day, new Date())?.toISOString() ?? null;
}

type Entered = Omit<LogContactDto, 'status' | 'deadline'> & { status: Status; deadline: string };

/** Logs a contact or changes the entry; what does not belong to the kind is left out. */
function useSaveContact(school: School, entry: TimelineEntry | undefined) {
  const [log] = useLogContactMutation();
  const [change] = useChangeLoggedContactMutation();
  return ({ status, deadline, ...rest }: Entered) => {
    const offerStatus = rest.kind === 'offer' && status !== '' ? status : null;
    const logContactDto = { ...rest, status: offerStatus, deadline: (hasDeadline(rest.kind) && deadline) || null };
    const call = { schoolId: school.id, logContactDto };
    return entry === undefined ? log(call) : change({ ...call, entryId: entry.id });
  };
}

/** Logs a contact other than email. */
export function LogContactForm({ school, entry, onDone }: LogContactFormProps) {
  const listId = useId();
  const [today] = useState(() => localDay(new Date()));
  const [kind, setKind] = useState<Kind>(() => kindOf(entry));
  const [status, setStatus] = useState<Status>(() => statusOf(entry));
  const [failure, setFailure] = useState<string | null>(null);
  const save = useSaveContact(school, entry);
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: startOf(entry, today),
  });

  const submit = handleSubmit(async ({ at: day, withWhom, note, deadline }) => {
    setFailure(null);
    const at = timeOf(day, entry);
    if (at === null) {
      setError('at', { message: 'Please say when it happened.' }, { shouldFocus: true });
      return;
    }
    const { error } = await save({ kind, at, withWhom, note, status, deadline });
    if (error === undefined) onDone();
    else if (!applyServerErrors(error, fields, setError)) {
      setFailure(errorText(error, 'The contact could not be saved. Please try again.'));
    }
  });

  return (
    <InlineForm
      name={`${entry === undefined ? 'Log' : 'Edit'} a contact with ${school.name}`}
      submitLabel={entry === undefined ? 'Add to timeline' : 'Save entry'}
      pending={formState.isSubmitting}
      failure={failure}
      onSubmit={() => void submit()}
      onCancel={onDone}
    >
      <PillChoice label="Type of contact" choices={contactKinds} value={kind} onChoose={setKind} />
      {kind === 'offer' && <PillChoice label="Status of the offer" choices={offerStatuses} value={status} onChoose={setStatus} />}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))' }}>
        <FormField
          control={control}
          name="at"
          label="Date"
          type="date"
          hint={canBePlanned(kind) ? 'It can be in the future.' : undefined}
          inputProps={canBePlanned(kind) ? {} : { max: today }}
          rules={{ required: 'Please say when it happened.' }}
        />
        {hasDeadline(kind) && <FormField control={control} name="deadline" label="Answer by (if known)" type="date" />}
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
