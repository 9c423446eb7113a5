import Flag from '@mui/icons-material/FlagOutlined';
import Card from '@mui/material/Card';
import { EmptyState } from '@/shared/ui/empty-state';

/** There are favorites, but no plan yet. */
export function NoStrategy() {
  return (
    <Card>
      <EmptyState icon={<Flag />} title="No strategy yet">
        It is made from your profile, your target schools, your mails and the recruiting rules: strengths, what to work on, whom to
        write to and when.
      </EmptyState>
    </Card>
  );
}
