/**
 * The callback page's script, served as a file because the content security policy forbids inline scripts. It sends
 * the outcome to the app's tab and closes this one if the browser allows it. `channel`: the BroadcastChannel of the
 * app's tab.
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
