/** What the AI help answers, and what a refusal looks like. */
export interface AiAnswer {
  emailContent: string;
  improvedEmail: string;
  subjectLines: string[];
  writer: { kind: string; name: string };
  factsUsed: { label: string; value: string; source: string }[];
  flags: { text: string; start: number; end: number; reason: string }[];
  remarks: string[];
  allowance: { usedTokens: number; limitTokens: number; resetsAt: string };
  code: string;
  message: string;
}
