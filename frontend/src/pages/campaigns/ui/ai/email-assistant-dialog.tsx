import { useState } from 'react';
import Box from '@mui/material/Box';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { useToast } from '@/shared/ui/toast';
import type { WritingRequest } from '../../api/ai-api';
import { AssistantForm } from './assistant-form';
import { DialogSteps } from './dialog-steps';
import { useWriting } from './use-writing';
import { WorkingNote } from './working-note';
import { WritingFailure } from './writing-failure';
import { WritingResult } from './writing-result';

interface EmailAssistantDialogProps {
  /** The athlete's current email; '' while there is none. */
  email: string;
  onUse: (text: string) => void;
  onClose: () => void;
}

function builtIn(request: WritingRequest): WritingRequest {
  return request.kind === 'write'
    ? { kind: 'write', body: { ...request.body, writer: 'built-in' } }
    : { kind: 'improve', body: { ...request.body, writer: 'built-in' } };
}

/** Writes an email, or makes the athlete's own better; it takes the place of anything only when it is accepted. */
export function EmailAssistantDialog({ email, onUse, onClose }: EmailAssistantDialogProps) {
  const toast = useToast();
  const [asked, setAsked] = useState<WritingRequest | null>(null);
  const { state, start, stop } = useWriting();

  function ask(request: WritingRequest): void {
    setAsked(request);
    void start(request);
  }

  function accept(text: string): void {
    onUse(text);
    toast({ title: 'Email Added', description: 'Added to your campaign. You can keep editing it.' });
    onClose();
  }

  return (
    <ResponsiveDialog open maxWidth="md" title="AI Email Assistant" onClose={onClose}>
      <DialogSteps step={state.phase}>
        {state.phase === 'working' && (
          <WorkingNote
            label={asked?.kind === 'write' ? 'Writing your email' : 'Improving your email'}
            textSoFar={state.textSoFar}
            onCancel={stop}
          />
        )}
        {state.phase === 'done' && (
          <WritingResult
            writing={state.writing}
            before={state.request.kind === 'improve' ? email : null}
            onAccept={accept}
            onReject={stop}
          />
        )}
        {/* What was chosen stays while somebody writes, and is there again afterwards. */}
        <Box
          hidden={state.phase === 'working' || state.phase === 'done'}
          sx={{ display: 'grid', gap: 2, '&[hidden]': { display: 'none' } }}
        >
          {state.phase === 'failed' && (
            <WritingFailure message={state.message} onBuiltIn={state.canUseBuiltIn && asked ? () => ask(builtIn(asked)) : undefined} />
          )}
          <AssistantForm email={email} onAsk={ask} />
        </Box>
      </DialogSteps>
    </ResponsiveDialog>
  );
}
