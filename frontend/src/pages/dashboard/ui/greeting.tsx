import type { User } from '@/entities/athlete';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { ContactWindowNote } from '@/entities/school';
import { PageHeader } from '@/shared/ui/page-header';
import { StatusPill } from '@/shared/ui/status-pill';

interface GreetingProps {
  user: User;
}

/** The greeting, by first name once it is known, with position and class year; a dash for a missing year. */
export function Greeting({ user }: GreetingProps) {
  return (
    <PageHeader
      title={user.firstName ? `Welcome back, ${user.firstName}!` : 'Welcome to Recruit!'}
      documentTitle="Home"
      subtitle={
        <>
          <StatusPill tone="good">{user.position ?? 'Athlete'}</StatusPill> &nbsp;
          <ClassYear year={user.graduationYear} />
          <ContactWindowNote hasYear={user.graduationYear !== null} />
        </>
      }
    />
  );
}

function ClassYear({ year }: { year: number | null }) {
  if (year !== null) return <>Class of {year}</>;
  return (
    <>
      Class year: – · <AppLink to={`${paths.profile}?tab=data`}>Add it</AppLink>
    </>
  );
}
