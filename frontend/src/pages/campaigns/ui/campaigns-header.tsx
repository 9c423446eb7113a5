import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { paths } from '@/shared/routes';
import { AppLink, LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';

interface CampaignsHeaderProps {
  /** A phone that shows one campaign: the head leads back to the list. */
  inside: boolean;
  /** Without any campaign the button is in the empty list. */
  canCreate: boolean;
  onNew: () => void;
}

/** The page header; inside a campaign on a phone it is a link back. */
export function CampaignsHeader({ inside, canCreate, onNew }: CampaignsHeaderProps) {
  if (inside) {
    const back = (
      <AppLink to={paths.campaigns} sx={{ display: 'inline-block', py: 0.5, mb: 0.5 }}>
        ← All campaigns
      </AppLink>
    );
    return <PageHeader title="Email Campaigns" before={back} />;
  }
  const actions = canCreate && (
    <>
      <LinkButton to={paths.conversations} color="inherit" variant="outlined">
        Conversations
      </LinkButton>
      <Button variant="contained" startIcon={<Add />} onClick={onNew}>
        New Campaign
      </Button>
    </>
  );
  return <PageHeader title="Email Campaigns" subtitle="Write to coaches and see what happened" actions={actions} />;
}
