import { type FormEvent, useState } from 'react';
import Send from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText } from '@/shared/api';
import { pressKey } from '@/shared/lib/press-key';
import { LabeledField } from '@/shared/ui/labeled-field';
import { SectionCard } from '@/shared/ui/section-card';
import { useWriteToAthleteMutation } from '../api/shared-profile-api';
import { writeFormId } from '../model/write-form-id';
import { draftErrors, emptyDraft, longest, type MessageDraft } from '../model/message-draft';

interface WriteFormProps {
  token: string;
  /** The first name, or "the athlete". */
  athlete: string;
  /** The athlete ticked the email address, so that it is on the page. */
  isAddressShown: boolean;
}

const fields: readonly { field: keyof MessageDraft; label: string; hint?: string; autoComplete?: string; type?: string }[] = [
  { field: 'name', label: 'Your name and role', autoComplete: 'name' },
  { field: 'school', label: 'Your school', autoComplete: 'organization' },
  {
    field: 'email',
    label: 'Your email',
    autoComplete: 'email',
    type: 'email',
    hint: 'A school address helps the athlete know who you are.',
  },
  { field: 'text', label: 'Message' },
];

/** Off the page rather than hidden: programs fill in what they find, people never see it. */
const offPage = { position: 'absolute', left: -10_000, width: 1, height: 1, overflow: 'hidden' } as const;

function Fields({
  draft,
  errors,
  onChange,
}: {
  draft: MessageDraft;
  errors: Partial<MessageDraft>;
  onChange: (draft: MessageDraft) => void;
}) {
  return fields.map(({ field, label, hint, autoComplete, type = 'text' }) => (
    <LabeledField
      key={field}
      label={label}
      type={type}
      value={draft[field]}
      error={errors[field]}
      inputProps={{ maxLength: longest[field], dir: 'auto' }}
      {...(hint === undefined ? {} : { hint })}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(field === 'text' && { multiline: true, minRows: 4, maxRows: 12 })}
      onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
    />
  ));
}

function Sent({ athlete, onAnother }: { athlete: string; onAnother: () => void }) {
  return (
    <>
      <Alert severity="success" variant="outlined" role="status">
        {athlete} has your message. The answer goes to your email address.
      </Alert>
      <Button color="inherit" variant="outlined" onClick={onAnother} sx={{ mt: 1.5 }}>
        Write another message
      </Button>
    </>
  );
}

/** A message form: sends once for each press, and can be reset for another message. */
function useMessage(token: string) {
  const [send, { isLoading, error, reset }] = useWriteToAthleteMutation();
  const [draft, setDraft] = useState(emptyDraft);
  const [website, setWebsite] = useState('');
  const [key, setKey] = useState(pressKey);
  const [isChecked, setIsChecked] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const errors = isChecked ? draftErrors(draft) : {};

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (isLoading || Object.keys(draftErrors(draft)).length > 0) return;
    const profileMessageRequest = { key, ...draft, email: draft.email.trim(), website };
    if (!('error' in (await send({ token, profileMessageRequest })))) setIsSent(true);
  }

  function startAnew(): void {
    setDraft({ ...draft, text: '' });
    setKey(pressKey());
    setIsChecked(false);
    setIsSent(false);
    reset();
  }

  return { draft, setDraft, website, setWebsite, errors, isSent, isLoading, error, submit, startAnew };
}

type Message = ReturnType<typeof useMessage>;

function Writing({ athlete, isAddressShown, message }: Omit<WriteFormProps, 'token'> & { message: Message }) {
  const { draft, setDraft, website, setWebsite, errors, isLoading, error, submit } = message;
  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        Your message goes to {athlete}
        {isAddressShown ? '' : ', whose email address stays hidden'}. A guardian may read it too.
      </Typography>
      <Fields draft={draft} errors={errors} onChange={setDraft} />
      <Box sx={offPage} aria-hidden="true">
        <label>
          Website
          <input tabIndex={-1} autoComplete="off" value={website} onChange={({ target }) => setWebsite(target.value)} />
        </label>
      </Box>
      {error !== undefined && (
        <Alert severity="error" variant="outlined">
          {errorText(error, 'Your message was not sent. Please try again.')}
        </Alert>
      )}
      <Button type="submit" variant="contained" color="ball" size="large" startIcon={<Send />} disabled={isLoading}>
        {isLoading ? 'Sending...' : 'Email the athlete'}
      </Button>
    </Box>
  );
}

/** "Email the athlete": a message that needs no address of the athlete. */
export function WriteForm({ token, athlete, isAddressShown }: WriteFormProps) {
  const message = useMessage(token);
  return (
    <Box id={writeFormId} tabIndex={-1} className="no-print" sx={{ scrollMarginTop: 16 }}>
      <SectionCard title={`Email ${athlete}`}>
        {message.isSent ? (
          <Sent athlete={athlete} onAnother={message.startAnew} />
        ) : (
          <Writing athlete={athlete} isAddressShown={isAddressShown} message={message} />
        )}
      </SectionCard>
    </Box>
  );
}
