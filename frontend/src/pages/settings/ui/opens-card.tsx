import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { EmailSettings } from '@/entities/campaign';
import { SectionCard } from '@/shared/ui/section-card';
import { useSaveSettings } from './use-save-settings';

/** Whether opens are counted in new campaigns. Saved at once. */
export function OpensCard({ settings: { trackOpens } }: { settings: EmailSettings }) {
  const id = useId();
  const { save, pending } = useSaveSettings('Count opens');
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(on: boolean): Promise<void> {
    const outcome = await save({ trackOpens: on });
    setFailure(outcome.kind === 'failed' ? outcome.message : null);
  }

  return (
    <SectionCard title="Count opens">
      <FormControlLabel
        sx={{ mr: 0, minHeight: 44 }}
        control={
          <Switch
            checked={trackOpens}
            disabled={pending}
            onChange={(_, on) => void choose(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label="Count opens in new campaigns"
      />
      <Typography id={id} variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        Each email carries an invisible picture. When it is loaded, Recruit counts one open. That is an estimate: many email programs never
        load pictures, and some load them even if the email is not read. Coaches are not told. You can change it in each campaign.
      </Typography>
      {failure !== null && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
    </SectionCard>
  );
}
