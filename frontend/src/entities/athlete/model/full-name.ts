interface Named {
  firstName: string | null;
  lastName: string | null;
}

/** First and last name, or "Student Athlete" as long as one of them is missing. */
export function fullName({ firstName, lastName }: Named): string {
  return firstName && lastName ? `${firstName} ${lastName}` : 'Student Athlete';
}
