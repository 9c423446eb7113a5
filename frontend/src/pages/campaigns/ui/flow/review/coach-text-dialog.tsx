import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type MailPreview, TextCheckList, useTextCheck, WordedField } from '@/entities/campaign';
import { FormDialog } from '@/shared/ui/form-dialog';
import { useCoachText } from './use-coach-text';

interface CoachTextDialogProps {
  campaignId: string;
  mail: MailPreview;
  onChanged: (coachId: number, campaignRevision: number) => void;
  onClose: () => void;
}

const unsaved = { title: 'Discard your text?', words: 'Your change for this coach is not saved.' };
const mostSubject = 250;
const mostText = 20_000;

type Letter = MailPreview['editable'];

/** What another tab stored in the meantime; null: there the change was undone. */
function StoredElsewhere({ stored }: { stored: Letter | null }) {
  return (
    <Alert severity="warning" variant="outlined">
      This email was changed in another tab. Nothing was overwritten.
      {stored === null ? (
        <p>There, the change was undone: the coach gets the campaign’s email.</p>
      ) : (
        <Box component="blockquote" sx={{ m: 0, mt: 1, maxHeight: 160, overflowY: 'auto', whiteSpace: 'pre-wrap' }} tabIndex={0}>
          <strong>{stored.subject}</strong>
          {`\n${stored.template}`}
        </Box>
      )}
    </Alert>
  );
}

function LetterFields({ letter, coachId, onChange }: { letter: Letter; coachId: number; onChange: (letter: Letter) => void }) {
  const { flags, confirm } = useTextCheck(letter.template, { coachId });
  return (
    <>
      <WordedField
        reader="athlete"
        label="Subject"
        most={mostSubject}
        value={letter.subject}
        onText={(subject) => onChange({ ...letter, subject })}
      />
      <WordedField
        reader="athlete"
        label="Email"
        multiline
        minRows={10}
        most={mostText}
        value={letter.template}
        onText={(template) => onChange({ ...letter, template })}
        flags={flags}
      />
      <TextCheckList flags={flags} onConfirm={confirm} />
    </>
  );
}

/** The email of one coach, to be changed for this coach alone. */
export function CoachTextDialog({ campaignId, mail, onChanged, onClose }: CoachTextDialogProps) {
  const [letter, setLetter] = useState(mail.editable);
  const { save, failure, stored, isBusy } = useCoachText({ campaignId, mail, onChanged });
  const isDirty = letter.subject !== mail.editable.subject || letter.template !== mail.editable.template;
  const isEmpty = letter.subject.trim() === '' || letter.template.trim() === '';
  const submit = async () => void ((await save(letter)) && onClose());
  return (
    <FormDialog
      title={`Change for ${mail.coachName}`}
      maxWidth="md"
      submitLabel={stored === undefined ? 'Save for this coach' : 'Replace with mine'}
      pending={isBusy}
      ready={isDirty && !isEmpty}
      failure={failure}
      unsaved={isDirty ? unsaved : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          Only {mail.coachName} gets this text, exactly as you write it. The other coaches get the campaign’s email.
        </Box>
        {stored !== undefined && <StoredElsewhere stored={stored} />}
        <LetterFields letter={letter} coachId={mail.coachId} onChange={setLetter} />
      </Box>
    </FormDialog>
  );
}
