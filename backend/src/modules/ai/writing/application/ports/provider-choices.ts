/** What athletes chose about the AI provider. */
export abstract class ProviderChoices {
  /** null: not asked yet. */
  abstract of(userId: string): Promise<boolean | null>;

  abstract save(userId: string, allowed: boolean, now: Date): Promise<void>;
}
