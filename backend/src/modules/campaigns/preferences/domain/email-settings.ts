/** What an athlete chose once for all campaigns. */
export interface EmailSettings {
  /** Whether opens are counted in a new campaign. */
  trackOpens: boolean;
  /** Days during which another email to the same coach has to be confirmed; 0 = never. */
  repeatDays: number;
  /** Most emails in 24 hours, in addition to the limits of the server and the account; null = no limit chosen by the athlete. */
  dailyLimit: number | null;
  /** Plain text with placeholders; '' = none. */
  signature: string;
  /** Counts the changes of the signature. */
  revision: number;
}

/** The settings to change; missing fields stay unchanged. */
export type EmailSettingsChange = Partial<Omit<EmailSettings, 'revision'>>;

export const DEFAULT_EMAIL_SETTINGS: Readonly<EmailSettings> = {
  trackOpens: true,
  repeatDays: 14,
  dailyLimit: null,
  signature: '',
  revision: 1,
};
