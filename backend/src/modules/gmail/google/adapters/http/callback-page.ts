import type { ConnectOutcome } from '../../application/finish-gmail-connect.use-case.js';
import { CONNECT_FAILURES } from '../../domain/connect-failure.js';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

function words(outcome: ConnectOutcome): { title: string; message: string } {
  if (outcome.kind === 'failed') return { title: 'Gmail was not connected', message: CONNECT_FAILURES[outcome.failure] };
  const replies = outcome.canReadReplies ? '' : ' Recruit sends your emails but cannot see who replied.';
  return { title: 'Gmail is connected', message: `Your emails to coaches are sent from ${outcome.email}.${replies}` };
}

/** What the person sees after Google's page: a word and the way back, without anything of the app. */
export function callbackPage(outcome: ConnectOutcome): string {
  const { title, message } = words(outcome);
  const code = outcome.kind === 'failed' ? outcome.failure : outcome.kind;
  const next = outcome.sameTab ? '' : '<p>Close this tab.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title} – Recruit</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto 0; padding: 0 1rem; }
h1 { font-size: 1.25rem; }
</style>
<script src="/api/gmail/callback.js" defer></script>
</head>
<body data-outcome="${code}">
<main>
<h1>${title}</h1>
<p id="message">${escaped(message)}</p>
${next}
<p><a href="/profile">Back to your profile</a></p>
</main>
</body>
</html>
`;
}
