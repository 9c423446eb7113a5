/** What the sending services ask their customers to put into SPF, by the end of the name of their SMTP server. */
const INCLUDES: readonly (readonly [suffix: string, include: string])[] = [
  ['amazonaws.com', 'amazonses.com'],
  ['gmail.com', '_spf.google.com'],
  ['office365.com', 'spf.protection.outlook.com'],
  ['sendgrid.net', 'sendgrid.net'],
  ['mailgun.org', 'mailgun.org'],
  ['postmarkapp.com', 'spf.mtasv.net'],
  ['brevo.com', 'spf.brevo.com'],
  ['mailjet.com', 'spf.mailjet.com'],
  ['fastmail.com', 'spf.messagingengine.com'],
  ['zoho.com', 'zohomail.com'],
  ['mandrillapp.com', 'spf.mandrillapp.com'],
];

/** The domain to include in SPF when `host` belongs to a known sending service; null for every other server. */
export function includeOfService(host: string): string | null {
  return INCLUDES.find(([suffix]) => host === suffix || host.endsWith(`.${suffix}`))?.[1] ?? null;
}
