import type { GoogleAccount } from './stand-in-oauth.js';

const WHAT: Record<string, string> = {
  'https://www.googleapis.com/auth/gmail.send': 'Send email on your behalf.',
  'https://www.googleapis.com/auth/gmail.readonly': 'View your email messages and settings.',
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const document = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

/** Choose an account, leave out what you do not want to allow, Continue or Cancel. */
export function consentPage(query: URLSearchParams, accounts: GoogleAccount[]): string {
  const people = accounts.map(({ email }, at) => {
    return `<label><input type="radio" name="account" value="${escaped(email)}"${at === 0 ? ' checked' : ''}> ${escaped(email)}</label><br>`;
  });
  const boxes = (query.get('scope') ?? '').split(' ').flatMap((scope) => {
    const text = WHAT[scope];
    return text ? [`<label><input type="checkbox" name="scope" value="${scope}" checked> ${text}</label><br>`] : [];
  });
  return document(
    'Sign in - Stand-in for Google Accounts',
    `<h1>Recruit wants access to your Google Account</h1>
    <form method="post" action="/consent">
    <input type="hidden" name="query" value="${escaped(query.toString())}">
    <fieldset><legend>Choose an account</legend>${people.join('')}</fieldset>
    <fieldset><legend>Select what Recruit can access</legend>${boxes.join('')}</fieldset>
    <button name="decision" value="deny">Cancel</button> <button name="decision" value="allow">Continue</button>
    </form>`,
  );
}

/** What Google shows by itself instead of sending the person back. */
export function blockedPage(error: string): string {
  return document('Error', `<h1>Access blocked</h1><p>Your institution’s admin needs to review Recruit.</p><p>Error 400: ${error}</p>`);
}
