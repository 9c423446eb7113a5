/** What is asked for, the email or the notes, what the answer has to hold (`a // b`: one of them) and what it may not hold. */
export type WholeEmail = readonly [kind: string, input: string, must: readonly string[], not: readonly string[]];
