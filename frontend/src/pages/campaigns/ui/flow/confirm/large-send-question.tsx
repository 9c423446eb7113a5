import Box from '@mui/material/Box';
import { countOf } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import type { LargeSend } from '../../../model/flow/large-send';

interface LargeSendQuestionProps {
  /** null: no question is shown. */
  large: LargeSend | null;
  emails: number;
  onConfirm: () => void;
  onClose: () => void;
}

const named = 5;

/** Asks for confirmation before many emails, or many to one school, are sent. */
export function LargeSendQuestion({ large, emails, onConfirm, onClose }: LargeSendQuestionProps) {
  const schools = large?.schools ?? [];
  return (
    <ConfirmDialog
      open={large !== null}
      title={schools.length > 0 ? 'Write to so many coaches of one school?' : `Send ${countOf(emails, 'email')} at once?`}
      confirmLabel={`Send all ${emails}`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {large !== null && large.emails !== null && <p>This is a large send: {countOf(large.emails, 'email')}.</p>}
      {schools.length > 0 && (
        <>
          <p>Coaches of one staff talk to each other. One to three coaches of a school are usual.</p>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {schools.slice(0, named).map(({ name, coaches }) => (
              <li key={name}>
                {name}: {countOf(coaches, 'coach', 'coaches')}
              </li>
            ))}
            {schools.length > named && <li>and {countOf(schools.length - named, 'more school', 'more schools')}</li>}
          </Box>
        </>
      )}
    </ConfirmDialog>
  );
}
