import type { User } from '@/entities/athlete';

interface Fact {
  label: string;
  known: boolean;
}

/** What a coach expects to find in a mail, and whether the profile can say it. */
export function mailFacts(user: User): Fact[] {
  return [
    { label: 'First and last name', known: Boolean(user.firstName && user.lastName) },
    { label: 'Position', known: user.position !== null },
    { label: 'Class year', known: user.graduationYear !== null },
    { label: 'High school', known: user.highSchool !== null },
    { label: 'City', known: user.city !== null },
    { label: 'State', known: user.state !== null },
    { label: 'Film link', known: user.hudlProfileUrl !== null },
  ];
}
