import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { spokenTemplate, TemplateText, useLabels } from '@/entities/campaign';
import type { SubjectLines } from '@/shared/api';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { useToast } from '@/shared/ui/toast';
import { DialogSteps } from './dialog-steps';
import { useSubjectLines } from './use-subject-lines';
import { WorkingNote } from './working-note';
import { WriterNote } from './writer-note';
import { WritingFailure } from './writing-failure';

interface SubjectLinesDialogProps {
  email: string;
  onUse: (subject: string) => void;
  onClose: () => void;
}

interface LineItemProps {
  line: string;
  reasons: readonly string[];
  onUse: () => void;
}

function LineItem({ line, reasons, onUse }: LineItemProps) {
  const labels = useLabels('athlete');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', p: 1.5, border: 1, borderColor: 'divider', borderRadius: '10px' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TemplateText text={line} />
        {reasons.map((reason) => (
          <Typography key={reason} variant="body2" color="warning">
            Check: {reason}
          </Typography>
        ))}
      </Box>
      <Button variant="outlined" size="small" aria-label={`Use subject: ${spokenTemplate(line, labels)}`} onClick={onUse}>
        Use
      </Button>
    </Box>
  );
}

/** The flags count in the lines as one text, with a line break between two of them. */
function reasonsOf({ subjectLines, flags }: SubjectLines, at: number): string[] {
  const start = subjectLines.slice(0, at).join('\n').length + (at === 0 ? 0 : 1);
  const end = start + (subjectLines[at]?.length ?? 0);
  return flags.filter((flag) => flag.start >= start && flag.end <= end).map(({ reason }) => reason);
}

/** Subject lines to choose from. */
export function SubjectLinesDialog({ email, onUse, onClose }: SubjectLinesDialogProps) {
  const toast = useToast();
  const { state, ask, stop } = useSubjectLines(email);

  function use(line: string): void {
    onUse(line);
    toast({ title: 'Subject Line Selected', description: line });
    onClose();
  }

  return (
    <ResponsiveDialog open title="Choose a Subject Line" onClose={onClose}>
      <DialogSteps step={state.phase}>
        {state.phase === 'working' && <WorkingNote label="Finding subject lines" onCancel={stop} />}
        {state.phase === 'failed' && (
          <WritingFailure message={state.message} onBuiltIn={state.canUseBuiltIn ? () => void ask('built-in') : undefined} />
        )}
        {state.phase === 'done' && (
          <>
            <Box component="ul" aria-label="Subject lines" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
              {state.answer.subjectLines.map((line, at) => (
                <LineItem key={line} line={line} reasons={reasonsOf(state.answer, at)} onUse={() => use(line)} />
              ))}
            </Box>
            <WriterNote {...state.answer} />
          </>
        )}
        {state.phase !== 'working' && (
          <Button variant="outlined" color="inherit" sx={{ justifySelf: 'start' }} onClick={() => void ask()}>
            Try again
          </Button>
        )}
      </DialogSteps>
    </ResponsiveDialog>
  );
}
