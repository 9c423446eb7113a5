/** Returns the first line of a bucket's error: StorageUnavailable has it as its cause, for operators only. */
export function reasonOf({ cause, message }: Error): string {
  const [line = ''] = (typeof cause === 'string' ? cause : message).split('\n');
  return line.trim();
}
