/**
 * Writes to each person in turn and returns how many emails the server delivered. A failure is ignored when another email was accepted:
 * a retry of the job would send that one twice, and the page shows the news in any case. Throws the first error when all failed.
 */
export async function notifyEach<Person>(people: Person[], write: (person: Person) => Promise<'delivered' | 'not_sent'>): Promise<number> {
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
