import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useDisconnectAthleteMailboxMutation, useEndSharingMutation } from '@/entities/family';
import { type ChangeControlsRequest, errorText, type FamilyControlsDto } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { SectionCard } from '@/shared/ui/section-card';
import { useToast } from '@/shared/ui/toast';

interface ToggleProps {
  label: string;
  note: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function Toggle({ label, note, checked, disabled, onChange }: ToggleProps) {
  return (
    <Box>
      <FormControlLabel
        sx={{ mr: 0, minHeight: 44 }}
        control={<Switch checked={checked} disabled={disabled} onChange={(_, on) => onChange(on)} />}
        label={label}
      />
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    </Box>
  );
}

interface EndingProps {
  title: string;
  note: string;
  /** The verb of the button. */
  verb: string;
  question: string;
  consequence: string;
  done: string;
  run: () => Promise<{ error?: unknown }>;
}

/** Something that a guardian ends at once, after a confirmation. */
function Ending({ title, note, verb, question, consequence, done, run }: EndingProps) {
  const toast = useToast();
  const [asks, setAsks] = useState(false);

  async function end(): Promise<void> {
    setAsks(false);
    const { error } = await run();
    if (error === undefined) toast({ title: done });
    else toast({ title: 'Nothing was changed', description: errorText(error, 'Please try again.'), variant: 'destructive' });
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      </Box>
      <Button variant="outlined" color="inherit" onClick={() => setAsks(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        open={asks}
        title={question}
        confirmLabel={verb}
        destructive
        onConfirm={() => void end()}
        onClose={() => setAsks(false)}
      >
        {consequence}
      </ConfirmDialog>
    </Box>
  );
}

interface HoldBackProps {
  controls: FamilyControlsDto;
  pending: boolean;
  onChange: (change: ChangeControlsRequest) => void;
}

/** What the athlete has open, and its end. */
function Endings({ controls: { athleteId, athleteName, sharing, sharedFields, mailbox } }: Pick<HoldBackProps, 'controls'>) {
  const [endSharing] = useEndSharingMutation();
  const [disconnect] = useDisconnectAthleteMailboxMutation();
  return (
    <>
      {sharing && (
        <Ending
          title="Share page is on"
          note={`Anyone with the link sees: ${sharedFields.join(', ')}.`}
          verb="Turn off"
          question="Turn the share page off?"
          consequence="Its link stops working at once."
          done="Share page turned off"
          run={() => endSharing(athleteId)}
        />
      )}
      {mailbox !== null && (
        <Ending
          title="Mailbox"
          note={`${athleteName} sends from ${mailbox}, and Recruit reads replies there.`}
          verb="Disconnect"
          question="Disconnect the mailbox?"
          consequence={`Emails that wait to be sent from it are paused. ${athleteName} can connect one again.`}
          done="Mailbox disconnected"
          run={() => disconnect(athleteId)}
        />
      )}
    </>
  );
}

/** Pause, share page and mailbox. */
export function HoldBack({ controls, pending, onChange }: HoldBackProps) {
  const { athleteName, pausedAt, askBeforeSharing } = controls;
  return (
    <SectionCard title="Sending and sharing">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Toggle
          label="Pause all sending"
          note="Stops every email and follow-up until you turn it off."
          checked={pausedAt !== null}
          disabled={pending}
          onChange={(paused) => onChange({ paused })}
        />
        <Toggle
          label="Ask me before sharing"
          note={`${athleteName} needs your OK to turn the share page on.`}
          checked={askBeforeSharing}
          disabled={pending}
          onChange={(on) => onChange({ askBeforeSharing: on })}
        />
        <Endings controls={controls} />
      </Box>
    </SectionCard>
  );
}
