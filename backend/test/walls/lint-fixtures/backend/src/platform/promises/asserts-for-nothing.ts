// Breaks: a type is not asserted where it is known.
export function assertsForNothing(text: string): string {
  return text as string;
}
