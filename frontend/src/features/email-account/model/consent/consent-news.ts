/** The result of a consent, as sent by the callback page of Google or Microsoft. */
export interface ConsentNews {
  connected: boolean;
  /** Which sign-in the mail server refused; empty when something else failed. */
  part: string;
  /** A sentence for the athlete. */
  message: string;
}

/** The broadcast channel on which each callback page sends its result. */
const channels = { google: 'recruit-gmail', microsoft: 'recruit-microsoft' };

function newsOf(data: unknown): ConsentNews | null {
  const { outcome, part, message } = (data ?? {}) as Record<string, unknown>;
  if (typeof outcome !== 'string' || typeof message !== 'string') return null;
  return { connected: outcome === 'connected', part: typeof part === 'string' ? part : '', message };
}

/** Listens for consents that end in another tab of this app. Returns how to stop listening. */
export function listenForConsent(provider: keyof typeof channels, onNews: (news: ConsentNews) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(channels[provider]);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const news = newsOf(data);
    if (news !== null) onNews(news);
  };
  return () => channel.close();
}
