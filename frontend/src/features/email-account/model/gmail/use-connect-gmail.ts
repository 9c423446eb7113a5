import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyConnectGmailQuery } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { type ConsentNews, listenForConsent } from '../consent/consent-news';
import { openConsentTab } from '../consent/consent-tab';

export interface GmailConnecting {
  /** To be called inside of the click. `replies`: also ask to see who replied. */
  connect: (replies: boolean) => void;
  connecting: boolean;
  /** The consent page is open in another tab. */
  waiting: boolean;
  /** Why the last try did not end in a connection, in the server's words. */
  failure: string | null;
}

/** Connects Gmail by Google's consent page. `onNews`: called with the result of the consent page. */
export function useConnectGmail(onNews: () => void): GmailConnecting {
  const toast = useToast();
  const [ask] = useLazyConnectGmailQuery();
  const [connecting, setConnecting] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const hear = useEffectEvent(({ connected, message }: ConsentNews) => {
    setWaiting(false);
    setFailure(connected ? null : message);
    if (connected) toast({ title: 'Gmail Connected', description: message });
    else toast({ variant: 'destructive', title: 'Connection Failed', description: message });
    onNews();
  });
  useEffect(() => listenForConsent('google', (news) => hear(news)), []);

  async function connect(replies: boolean): Promise<void> {
    const tab = openConsentTab('Connect Gmail');
    setConnecting(true);
    setFailure(null);
    try {
      const { authUrl } = await ask({ replies: replies ? 'true' : 'false', sameTab: tab.sameTab ? 'true' : 'false' }).unwrap();
      tab.go(authUrl);
      setWaiting(!tab.sameTab);
    } catch (error) {
      tab.close();
      toast({
        variant: 'destructive',
        title: 'Connection Failed',
        description: errorText(error, 'Failed to connect Gmail'),
      });
    } finally {
      setConnecting(false);
    }
  }

  return { connect: (replies) => void connect(replies), connecting, waiting, failure };
}
