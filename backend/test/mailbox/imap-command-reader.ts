import { tokensOf, type Token } from './imap-tokens.js';

export interface Command {
  tag: string;
  /** In upper case, with UID before it where it was said. */
  name: string;
  args: Token[];
  /** As it came, without literals. */
  line: string;
}

const LITERAL_END = /\{(\d+)(\+?)\}$/;

/** Puts bytes together to commands. `goOn`: the client waits for leave to send a literal. */
export class ImapCommandReader {
  private bytes: Buffer = Buffer.alloc(0);
  private line = '';
  private literals: Buffer[] = [];
  private missing = 0;

  constructor(
    private readonly take: (command: Command) => void,
    private readonly goOn: () => void,
  ) {}

  read(chunk: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    while (this.step());
  }

  private step(): boolean {
    if (this.missing > 0) return this.takeLiteral();
    const end = this.bytes.indexOf('\r\n');
    if (end < 0) return false;
    const text = this.bytes.subarray(0, end).toString('latin1');
    this.bytes = this.bytes.subarray(end + 2);
    const literal = LITERAL_END.exec(text);
    if (literal) {
      this.line += text.slice(0, literal.index);
      this.missing = Number(literal[1]);
      if (this.missing === 0) this.literals.push(Buffer.alloc(0));
      if (literal[2] === '') this.goOn();
      return true;
    }
    this.finish(this.line + text);
    return true;
  }

  private takeLiteral(): boolean {
    if (this.bytes.length < this.missing) return false;
    this.line += `\u0000${this.literals.length}\u0000`;
    this.literals.push(this.bytes.subarray(0, this.missing));
    this.bytes = this.bytes.subarray(this.missing);
    this.missing = 0;
    return true;
  }

  private finish(line: string): void {
    const { literals } = this;
    this.line = '';
    this.literals = [];
    const [tag = '', first = '', ...rest] = tokensOf(line, literals);
    const isUid = String(first).toUpperCase() === 'UID';
    const name = (isUid ? `UID ${String(rest[0])}` : String(first)).toUpperCase();
    this.take({ tag: String(tag), name, args: isUid ? rest.slice(1) : rest, line });
  }
}
