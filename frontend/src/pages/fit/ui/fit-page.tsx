import Ball from '@mui/icons-material/SportsFootballOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** How well one school fits. */
export function FitPage() {
  return (
    <>
      <PageHeader title="School Fit" subtitle="How a school fits you, part by part" />
      <Card>
        <EmptyState
          icon={<Ball />}
          title="No fit analysis yet"
          action={
            <LinkButton to={paths.schools} variant="contained">
              Browse Schools
            </LinkButton>
          }
        >
          Fit compares your grades, size, position and home with what is known of a school. The figures it
          needs are not loaded on this server, so nothing is shown rather than a guess.
        </EmptyState>
      </Card>
    </>
  );
}
