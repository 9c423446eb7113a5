import { lazy, Suspense, useState } from 'react';
import AutoAwesome from '@mui/icons-material/AutoAwesome';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useToast } from '@/shared/ui/toast';

interface AiHelpersProps {
  /** The current email, read when the athlete asks for help. */
  emailNow: () => string;
  onEmail: (text: string) => void;
  onSubject: (subject: string) => void;
}

// Both dialogs are loaded only when the athlete opens them.
const EmailAssistantDialog = lazy(() => import('./email-assistant-dialog').then((module) => ({ default: module.EmailAssistantDialog })));
const SubjectLinesDialog = lazy(() => import('./subject-lines-dialog').then((module) => ({ default: module.SubjectLinesDialog })));

const templateRequired = {
  variant: 'destructive',
  title: 'Template Required',
  description: 'Please add email template content first to generate subject lines.',
} as const;

/** The two helpers of the editor, and the dialogs that they open. */
export function AiHelpers({ emailNow, onEmail, onSubject }: AiHelpersProps) {
  const toast = useToast();
  const [open, setOpen] = useState<{ helper: 'assistant' | 'subjects'; email: string } | null>(null);
  const close = () => setOpen(null);

  function openSubjects(): void {
    const email = emailNow();
    if (email.trim() === '') toast(templateRequired);
    else setOpen({ helper: 'subjects', email });
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<AutoAwesome />}
        onClick={() => setOpen({ helper: 'assistant', email: emailNow() })}
      >
        AI Email Assistant
      </Button>
      <Button variant="outlined" size="small" startIcon={<AutoAwesome />} onClick={openSubjects}>
        Suggest subject lines
      </Button>
      <Suspense fallback={null}>
        {open?.helper === 'assistant' && <EmailAssistantDialog email={open.email} onUse={onEmail} onClose={close} />}
        {open?.helper === 'subjects' && <SubjectLinesDialog email={open.email} onUse={onSubject} onClose={close} />}
      </Suspense>
    </Box>
  );
}
