const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Pick an account, then Accept or Cancel. */
export function signInPage(query: URLSearchParams, accounts: string[]): string {
  const hint = query.get('login_hint') ?? accounts[0];
  const people = accounts.map((address) => {
    const checked = address === hint ? ' checked' : '';
    return `<label><input type="radio" name="account" value="${escaped(address)}"${checked}> ${escaped(address)}</label><br>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stand-in for Microsoft</title></head><body>
    <h1>Permissions requested</h1>
    <form method="post" action="/signed-in">
    <input type="hidden" name="query" value="${escaped(query.toString())}">
    <fieldset><legend>Pick an account</legend>${people.join('')}</fieldset>
    <button name="decision" value="cancel">Cancel</button> <button name="decision" value="accept">Accept</button>
    </form></body></html>`;
}
