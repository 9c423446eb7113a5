/**
 * The callback page's script, served as a file because the content security policy allows no inline one. Tells the
 * app's tab what came of it and closes this one, where the browser lets it. `channel`: where the app's tab listens.
 */
export function callbackScript(channel: string): string {
  return `'use strict';
const { outcome, part } = document.body.dataset;
if ('BroadcastChannel' in window) {
  const channel = new BroadcastChannel('${channel}');
  channel.postMessage({ outcome, part, message: document.getElementById('message').textContent });
  channel.close();
}
if (outcome === 'connected') window.close();
`;
}
