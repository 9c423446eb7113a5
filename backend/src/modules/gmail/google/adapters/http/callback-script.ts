/**
 * The callback page's script, served as a file because the content security policy allows no inline one. Tells the
 * app's tab what came of it and closes this one, where the browser lets it.
 */
export const CALLBACK_SCRIPT = `'use strict';
const { outcome } = document.body.dataset;
if ('BroadcastChannel' in window) {
  const channel = new BroadcastChannel('recruit-gmail');
  channel.postMessage({ outcome, message: document.getElementById('message').textContent });
  channel.close();
}
if (outcome === 'connected') window.close();
`;
