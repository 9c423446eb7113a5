/** What became of a demo mail out in the world. */
export type DemoMailOutcome = 'sent' | 'opened' | 'replied' | 'auto_reply' | 'bounced' | 'failed' | 'unknown';
