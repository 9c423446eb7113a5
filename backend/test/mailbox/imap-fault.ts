/**
 * What the stand-in does instead of answering a command:
 * - no: refuses with a response code and words
 * - bye: says good-bye and closes
 * - drop: closes without a word; before: the command was not carried out
 * - drop-after: carries the command out and closes without a word
 * - stall: never answers
 * - literal: announces a literal of that many bytes and sends a little of it
 * - line: sends a line of that many bytes without an end
 * `on`: the command's name, or CONNECT for the greeting.
 */
export type ImapFault =
  | { kind: 'no'; code?: string; text: string }
  | { kind: 'bye'; text: string }
  | { kind: 'drop' }
  | { kind: 'drop-after' }
  | { kind: 'stall' }
  | { kind: 'literal'; size: number }
  | { kind: 'line'; size: number };

export interface ImapFaultRule {
  on: string;
  fault: ImapFault;
  left: number;
}
