import Flag from '@mui/icons-material/FlagOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';

/** Without favorites there is nothing to plan for. */
export function NoTargets() {
  const action = (
    <LinkButton to={paths.schools} variant="contained">
      Find schools
    </LinkButton>
  );
  return (
    <Card sx={{ mb: 2 }}>
      <EmptyState icon={<Flag />} title="No Target Schools Found" action={action}>
        Your strategy is built for the schools you want. Star at least one, then come back.
      </EmptyState>
    </Card>
  );
}
