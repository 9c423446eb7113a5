import { useEffect, useEffectEvent, useState } from 'react';
import { useConnectMicrosoftMutation, useGetMailboxStatusQuery } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { type ConsentNews, listenForConsent } from '../consent/consent-news';
import { openConsentTab } from '../consent/consent-tab';
import { type SignInCheck, failedConsent } from './sign-in-check';

export interface MicrosoftConnecting {
  /** To be called inside of the click. `address`: filled in on Microsoft's page. */
  connect: (address: string) => void;
  connecting: boolean;
  /** Microsoft's page is open in another tab. */
  waiting: boolean;
}

interface Listener {
  onCheck: (check: SignInCheck) => void;
  /** The consent has been answered: how email is sent may have changed. */
  onChanged: () => void;
}

/** Connects a mailbox by Microsoft's consent page. */
export function useConnectMicrosoft({ onCheck, onChanged }: Listener): MicrosoftConnecting {
  const toast = useToast();
  const [ask] = useConnectMicrosoftMutation();
  const { data: status, refetch } = useGetMailboxStatusQuery();
  const [connecting, setConnecting] = useState(false);
  const [waiting, setWaiting] = useState(false);

  const hear = useEffectEvent(({ connected, part, message }: ConsentNews) => {
    setWaiting(false);
    onCheck(connected ? { kind: 'done' } : failedConsent(part, message));
    if (connected) toast({ title: 'Mailbox Connected', description: message });
    onChanged();
  });
  useEffect(() => listenForConsent('microsoft', (news) => hear(news)), []);

  // If the browser blocks messages from the other tab, the result is requested on return to this tab.
  const look = useEffectEvent(() => {
    if (waiting && document.visibilityState === 'visible') void refetch();
  });
  useEffect(() => {
    const again = () => look();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, []);
  const connected = status?.state === 'connected';

  async function connect(address: string): Promise<void> {
    const tab = openConsentTab('Sign in with Microsoft');
    setConnecting(true);
    onCheck({ kind: 'idle' });
    try {
      const { authUrl } = await ask({ email: address, sameTab: tab.sameTab }).unwrap();
      tab.go(authUrl);
      setWaiting(!tab.sameTab);
    } catch (error) {
      tab.close();
      onCheck(failedConsent('', errorText(error, 'The server did not answer as expected. Please try again in a moment.')));
    } finally {
      setConnecting(false);
    }
  }

  return { connect: (address) => void connect(address), connecting, waiting: waiting && !connected };
}
