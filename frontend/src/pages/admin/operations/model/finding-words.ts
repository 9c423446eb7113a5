import type { DeliverabilityFinding } from '@/shared/api';
import type { PillTone } from '@/shared/ui/status-pill';

/** What each check is called, with what it is for. */
export const checkWords: Record<DeliverabilityFinding['check'], string> = {
  tls: 'TLS of the mail server',
  reverse_dns: 'Reverse DNS of the mail server',
  mx: 'MX: who takes replies and bounces',
  spf: 'SPF: who may send',
  dkim: 'DKIM: the public key',
  dmarc: 'DMARC: what happens to fakes',
};

export const stateWords: Record<DeliverabilityFinding['state'], { word: string; tone: PillTone }> = {
  good: { word: 'Good', tone: 'good' },
  warning: { word: 'Warning', tone: 'next' },
  problem: { word: 'Problem', tone: 'bad' },
  unknown: { word: 'Unknown', tone: 'neutral' },
};

/** "2 problems, 1 warning", or that all is in order. */
export function summaryWords(findings: readonly Pick<DeliverabilityFinding, 'state'>[]): string {
  const countOf = (state: DeliverabilityFinding['state']) => findings.filter((finding) => finding.state === state).length;
  const parts = [
    [countOf('problem'), 'problem', 'problems'],
    [countOf('warning'), 'warning', 'warnings'],
    [countOf('unknown'), 'unknown', 'unknown'],
  ] as const;
  const counts = parts.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  return counts.length === 0 ? 'All good' : counts.join(', ');
}
