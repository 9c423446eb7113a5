/** Whether people can do it again and again; the other kinds end with what they are about. */
export type ActivityKindsOfModule = Readonly<Record<string, { repeatable: boolean }>>;

/** What can happen: each module brings its kinds, `AppModule` all of them. */
export class ActivityKinds {
  readonly repeatable: ReadonlySet<string>;
  private readonly all: ReadonlySet<string>;

  constructor(kinds: ActivityKindsOfModule) {
    this.all = new Set(Object.keys(kinds));
    this.repeatable = new Set(Object.keys(kinds).filter((kind) => kinds[kind]?.repeatable));
  }

  /** Throws when no module brought the kind: nothing would ever show it. */
  ensureKnown(kind: string): void {
    if (!this.all.has(kind)) throw new Error(`No module has activities of the kind "${kind}".`);
  }
}
