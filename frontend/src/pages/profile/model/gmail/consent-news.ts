/** What came of a consent, as the page that Google leads back to tells it. */
export interface ConsentNews {
  connected: boolean;
  /** A sentence for the athlete. */
  message: string;
}

const channelName = 'recruit-gmail';

function newsOf(data: unknown): ConsentNews | null {
  const { outcome, message } = (data ?? {}) as Record<string, unknown>;
  return typeof outcome === 'string' && typeof message === 'string' ? { connected: outcome === 'connected', message } : null;
}

/** Listens for consents that end in another tab of this app. Answers how to stop listening. */
export function hearConsentNews(tell: (news: ConsentNews) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const news = newsOf(data);
    if (news !== null) tell(news);
  };
  return () => channel.close();
}
