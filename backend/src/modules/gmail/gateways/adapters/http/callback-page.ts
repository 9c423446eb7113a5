const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** The text shown after the provider's page, and the message to the app's tab. */
export interface CallbackWords {
  title: string;
  message: string;
  /** `connected`, or a code of the failure. */
  outcome: string;
  /** Which of two sign-ins failed; empty when something else did. */
  part?: string;
  /** The consent page took the place of the app's own tab. */
  sameTab: boolean;
  /** URL of the script that notifies the app's tab. */
  script: string;
}

/** A word and the way back, without anything of the app. Returns HTML. */
export function callbackPage({ title, message, outcome, part = '', sameTab, script }: CallbackWords): string {
  const next = sameTab ? '' : '<p>Close this tab.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)} – Recruit</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto 0; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; }
</style>
<script src="${script}" defer></script>
</head>
<body data-outcome="${outcome}" data-part="${part}">
<main>
<h1>${escaped(title)}</h1>
<p id="message">${escaped(message)}</p>
${next}
<p><a href="/profile">Back to your profile</a></p>
</main>
</body>
</html>
`;
}
