import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SentToProvider } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetSentToProviderQuery } from '../api/privacy.gen';
import { SentText } from './sent-text';

interface SentDialogProps {
  /** The model's name. */
  model: string;
  /** Left out when the athlete only views what is sent. */
  onTurnOn?: () => void;
  onClose: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h6" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

function Sent({ sent: { facts, email, instructions } }: { sent: SentToProvider }) {
  return (
    <>
      <Part title="Facts about you">
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}
        >
          {facts.map(({ label, value }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                <SentText text={value} />
              </Typography>
            </Box>
          ))}
        </Box>
      </Part>
      <Part title="Your text">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          This is one of your first emails, as it would be sent. What you write yourself is covered in the same way.
        </Typography>
        <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: '10px', lineHeight: 1.6 }}>
          <SentText text={email} />
        </Box>
      </Part>
      <Box component="details">
        <Typography component="summary" variant="body2" sx={{ fontWeight: 600, cursor: 'pointer', minHeight: 24 }}>
          Instructions from Recruit
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {instructions}
        </Typography>
      </Box>
    </>
  );
}

/** What the AI provider would get about this athlete, and a button to turn it on. */
export function SentDialog({ model, onTurnOn, onClose }: SentDialogProps) {
  const { data, error, refetch } = useGetSentToProviderQuery(undefined, { refetchOnMountOrArgChange: true });
  const actions = onTurnOn && (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        Keep it off
      </Button>
      <Button variant="contained" disabled={data === undefined} onClick={onTurnOn}>
        Turn on
      </Button>
    </>
  );
  return (
    <ResponsiveDialog open title="What is sent" onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ maxWidth: '68ch' }}>
          When you ask for writing help or a strategy, {model} gets the facts below and your text. It never gets your last name, high
          school, town, birth date, phone, addresses, links or handles: this server puts them back into the answer.
        </Typography>
        {data !== undefined && <Sent sent={data} />}
        {data === undefined && error === undefined && <SkeletonList rows={4} rowHeight={28} label="Loading what is sent" />}
        {data === undefined && error !== undefined && (
          <ErrorState title="We couldn't load what is sent" error={error} onRetry={() => void refetch()} />
        )}
      </Box>
    </ResponsiveDialog>
  );
}
