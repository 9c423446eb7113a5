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

type EditableText = MailPreview['editable'];

/** What another tab stored in the meantime; null: there the change was undone. */
function StoredElsewhere({ stored }: { stored: EditableText | null }) {
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

function TextFields({ text, coachId, onChange }: { text: EditableText; coachId: number; onChange: (text: EditableText) => void }) {
  const { flags, confirm } = useTextCheck(text.template, { coachId });
  return (
    <>
      <WordedField
        reader="athlete"
        label="Subject"
        most={mostSubject}
        value={text.subject}
        onText={(subject) => onChange({ ...text, subject })}
      />
      <WordedField
        reader="athlete"
        label="Email"
        multiline
        minRows={10}
        most={mostText}
        value={text.template}
        onText={(template) => onChange({ ...text, template })}
        flags={flags}
      />
      <TextCheckList flags={flags} onConfirm={confirm} />
    </>
  );
}

/** The email of one coach, to be changed for this coach alone. */
export function CoachTextDialog({ campaignId, mail, onChanged, onClose }: CoachTextDialogProps) {
  const [text, setText] = useState(mail.editable);
  const { save, failure, stored, isBusy } = useCoachText({ campaignId, mail, onChanged });
  const isDirty = text.subject !== mail.editable.subject || text.template !== mail.editable.template;
  const isEmpty = text.subject.trim() === '' || text.template.trim() === '';
  const submit = async () => void ((await save(text)) && onClose());
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
        <TextFields text={text} coachId={mail.coachId} onChange={setText} />
      </Box>
    </FormDialog>
  );
}
