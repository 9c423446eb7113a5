/** The colors of the web app, which this page cannot load. */
const STYLE = `
:root { color-scheme: light dark; --ground: #f6f7f4; --card: #fff; --line: #dfe4dd; --text: #16211b; --soft: #566159; --action: #17693c; --on-action: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0d1310; --card: #141c18; --line: #27332c; --text: #e8efea; --soft: #9fada5; --action: #6fd79a; --on-action: #062012; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 12vh auto; padding: 0 1rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; }
.brand { color: var(--soft); font-weight: 700; margin: 0 0 .75rem; }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 .5rem; }
p { margin: 0 0 1rem; }
.card > :last-child { margin-bottom: 0; }
button { font: inherit; font-weight: 600; width: 100%; min-height: 48px; padding: 0 1.25rem; border: 0; border-radius: 8px; background: var(--action); color: var(--on-action); cursor: pointer; }
button:focus-visible { outline: 3px solid #e07a2e; outline-offset: 2px; }`;

interface Content {
  title: string;
  body: string;
}

const UNKNOWN: Content = {
  title: 'This link does not work',
  body: '<p>Nothing was changed. Open the link in the email again, or reply to the email and ask to be left out.</p>',
};

const DONE: Content = {
  title: 'You are unsubscribed',
  body: '<p role="status">Athletes can no longer email you with Recruit. An email that was just being sent may still arrive.</p>',
};

const QUESTION: Content = {
  title: 'Stop emails from athletes?',
  body: `<p>This stops emails from all athletes who use Recruit, at the address where you got the email.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`,
};

/**
 * Returns the page behind an unsubscribe link; it works without scripts and cookies, and names neither sender
 * nor recipient. `optedOut` null: no email has this link.
 */
export function unsubscribePage(optedOut: boolean | null): string {
  const { title, body } = optedOut === null ? UNKNOWN : optedOut ? DONE : QUESTION;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Recruit</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<div class="card">
<p class="brand">Recruit</p>
<h1>${title}</h1>
${body}
</div>
</main>
</body>
</html>
`;
}
