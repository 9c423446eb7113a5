import type { User } from '@/entities/athlete';
import { ContactWindowNote } from '@/entities/school';
import { PageHeader } from '@/shared/ui/page-header';
import { StatusPill } from '@/shared/ui/status-pill';

interface GreetingProps {
  user: User;
}

/** "Welcome back", with position and class year; what is missing is said by a dash. */
export function Greeting({ user }: GreetingProps) {
  return (
    <PageHeader
      title={`Welcome back, ${user.firstName ?? user.username}!`}
      documentTitle="Home"
      subtitle={
        <>
          <StatusPill tone="good">{user.position ?? 'Athlete'}</StatusPill> &nbsp;Class of {user.graduationYear ?? '–'}
          <ContactWindowNote />
        </>
      }
    />
  );
}
