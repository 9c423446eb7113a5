import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { type Campaign, useGetCampaignsQuery } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { ErrorState } from '@/shared/ui/error-state';
import { LabeledSelect } from '@/shared/ui/labeled-select';
import { LinkButton } from '@/shared/ui/app-link';
import type { FollowUp } from '../model/strategy';
import { useTakeOver } from './use-take-over';

function offerWords(count: number, left: number): string {
  const more =
    left === 0 ? '' : left === 1 ? ' A campaign has no room for the last one.' : ` A campaign has no room for the other ${left}.`;
  return `Gives a draft the first ${countOf(count, 'follow-up')}, with days and purpose.${more} They go in the thread of the first email and keep its subject. You write the texts; a follow-up without a text is not sent.`;
}

function ChooseDraft({ drafts, sequence }: { drafts: readonly Campaign[]; sequence: readonly FollowUp[] }) {
  const [chosenId, choose] = useState<string | null>(null);
  const { takeOver, isBusy, count, left } = useTakeOver(sequence);
  const navigate = useNavigate();
  const chosen = drafts.find(({ id }) => id === chosenId) ?? drafts[0];
  if (chosen === undefined || count === 0) return null;

  async function use(draft: Campaign): Promise<void> {
    if (await takeOver(draft)) void navigate(`${paths.campaigns}?campaign=${draft.id}`);
  }

  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {offerWords(count, left)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LabeledSelect
          label="Draft"
          value={chosen.id}
          options={drafts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choose}
        />
        <Button variant="contained" disabled={isBusy} sx={{ minHeight: 44 }} onClick={() => void use(chosen)}>
          Use as follow-ups
        </Button>
      </Box>
    </>
  );
}

/** Copies the plan's follow-ups into a draft; the newest draft is selected. */
export function UseAsFollowUps({ sequence }: { sequence: readonly FollowUp[] }) {
  const { data, error, refetch } = useGetCampaignsQuery();
  if (data === undefined) {
    return error === undefined ? null : <ErrorState title="Your drafts could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  const drafts = data.filter(({ status }) => status === 'draft');
  return (
    <Box component="section" aria-label="Use as follow-ups" sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, mt: 2 }}>
      {drafts.length > 0 ? (
        <ChooseDraft drafts={drafts} sequence={sequence} />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            Write a campaign first: its draft can take these over as its follow-ups.
          </Typography>
          <LinkButton to={paths.campaigns} variant="outlined" color="inherit">
            Go to Email Campaigns
          </LinkButton>
        </>
      )}
    </Box>
  );
}
