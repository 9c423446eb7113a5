import Flag from '@mui/icons-material/FlagOutlined';
import Card from '@mui/material/Card';
import { EmptyState } from '@/shared/ui/empty-state';

/** There are favorites, but no plan yet. */
export function NoStrategy() {
  return (
    <Card>
      <EmptyState icon={<Flag />} title="No strategy yet">
        We make it from your profile, target schools, emails and the recruiting rules. It lists strengths, what to improve, and whom to
        write to when.
      </EmptyState>
    </Card>
  );
}
