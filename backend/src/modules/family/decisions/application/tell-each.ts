/**
 * Writes to one after the other and returns how many the server delivered. Somebody whom it refuses is passed over once another one
 * was written to: only while nobody has the email the job may be tried again, so that nobody gets it twice. They find it on their page.
 * Throws the first error when nobody was written to.
 */
export async function tellEach<Person>(people: Person[], write: (person: Person) => Promise<'delivered' | 'not_sent'>): Promise<number> {
  const outcomes = [];
  const errors: unknown[] = [];
  for (const person of people) {
    try {
      outcomes.push(await write(person));
    } catch (error) {
      errors.push(error);
    }
  }
  if (outcomes.length === 0 && errors.length > 0) throw errors[0];
  return outcomes.filter((outcome) => outcome === 'delivered').length;
}
