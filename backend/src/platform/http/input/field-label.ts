const MAX_LABEL = 60;

/**
 * A field's path as a person reads it: "withWhom" is "With whom", "confirmed[0].coachId" is "Confirmed 1: coach id".
 * An empty path is "This". At most 60 characters.
 */
export function fieldLabel(path: string): string {
  const words = path
    .slice(0, MAX_LABEL)
    .replaceAll(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ': ')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim();
  return words === '' ? 'This' : words.charAt(0).toUpperCase() + words.slice(1);
}
