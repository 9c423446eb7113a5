import type { AdminHome } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';

export interface AdminTask {
  key: string;
  title: string;
  reason: string;
  button: string;
  to: string;
}

/** What waits for an admin, most urgent first; empty when nothing does. */
export function adminTasks({ directory, server }: AdminHome): AdminTask[] {
  const { reportsWaiting, correctionsWaiting, suggestionsWaiting, schools, schoolsWithCoachEmail } = directory;
  const without = schools - schoolsWithCoachEmail;
  const tasks: (AdminTask | false)[] = [
    server.failedJobs > 0 && {
      key: 'jobs',
      title: `${countOf(server.failedJobs, 'job', 'jobs')} failed`,
      reason: 'Failed jobs are not retried automatically.',
      button: 'See jobs',
      to: paths.operations,
    },
    reportTask(reportsWaiting),
    server.mailboxesInTrouble > 0 && {
      key: 'mailboxes',
      title: `${countOf(server.mailboxesInTrouble, 'mailbox', 'mailboxes')} in trouble`,
      reason: 'Recruit cannot look for replies there.',
      button: 'See mailboxes',
      to: paths.operations,
    },
    correctionsWaiting > 0 && {
      key: 'corrections',
      title: `${countOf(correctionsWaiting, 'correction', 'corrections')} waiting`,
      reason: 'Athletes reported wrong or missing coaches.',
      button: 'Review corrections',
      to: `${paths.coaches}?tab=corrections`,
    },
    suggestionsWaiting > 0 && {
      key: 'suggestions',
      title: `Coaches of ${countOf(suggestionsWaiting, 'school', 'schools')} suggested`,
      reason: 'Athletes want to share coaches from staff pages with everyone.',
      button: 'Review suggestions',
      to: `${paths.coaches}?tab=suggestions`,
    },
    !server.hasMailServer && {
      key: 'mail-server',
      title: 'Set up a mail server',
      reason: 'Without one, emails of athletes who have no mailbox are not delivered. Set SMTP_URL and restart.',
      button: 'See sending',
      to: paths.operations,
    },
    without > 0 && {
      key: 'coverage',
      title: `${countOf(without, 'school has', 'schools have')} no coach email`,
      reason: 'Athletes cannot write to a school without one. Import coaches or add them by hand.',
      button: 'Add coaches',
      to: paths.coaches,
    },
  ];
  return tasks.filter((task) => task !== false);
}

function reportTask(waiting: number): AdminTask | false {
  return (
    waiting > 0 && {
      key: 'reports',
      title: `${countOf(waiting, 'reply', 'replies')} reported`,
      reason: 'Athletes reported replies that may not be from a coach.',
      button: 'See reports',
      to: paths.reports,
    }
  );
}
