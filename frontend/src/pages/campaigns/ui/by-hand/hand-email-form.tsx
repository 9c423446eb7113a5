import Download from '@mui/icons-material/DownloadOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HandEmail } from '@/entities/campaign';
import { Attached } from '../attachments/attached';
import { CopyButton } from './copy-button';
import { SelectableText } from './selectable-text';

interface HandEmailFormProps {
  email: HandEmail;
  /** Where the file is. */
  filePath: string;
  campaignId: string;
  /** Problems have to be checked first. */
  blocked: boolean;
}

/** The finished email with buttons to copy it, download it or open it in an email app. */
export function HandEmailForm({ email, filePath, campaignId, blocked }: HandEmailFormProps) {
  const { from, to, subject, text, mailApp } = email;
  const look = { variant: 'outlined', color: 'inherit', disabled: blocked, sx: { minHeight: 44 } } as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <SelectableText label="To" value={to} />
      <SelectableText label="Subject" value={subject} />
      <SelectableText label="Email text" value={text} multiline />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>Send it from {from.address}.</Box>
      <Box role="group" aria-label="Copy" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton label="Copy all" text={`${subject}\n\n${text}`} disabled={blocked} />
        <CopyButton label="Copy address" text={to} disabled={blocked} />
        <CopyButton label="Copy subject" text={subject} disabled={blocked} />
        <CopyButton label="Copy text" text={text} disabled={blocked} />
      </Box>
      <Box role="group" aria-label="Open elsewhere" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button {...look} startIcon={<OpenInNew />} href={mailApp.href}>
          Open in email app
        </Button>
        <Button {...look} startIcon={<Download />} href={filePath} download="email.eml">
          Download .eml
        </Button>
      </Box>
      <Attached
        campaignId={campaignId}
        note="The .eml file has them. If you copy the email or open it in your email app, attach them yourself."
      />
      {mailApp.isShortened && (
        <Alert severity="warning">
          This email is too long to open whole in your email app: it is cut there. Copy the full text here and paste it.
        </Alert>
      )}
    </Box>
  );
}
