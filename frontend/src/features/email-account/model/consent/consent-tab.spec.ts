import { openConsentTab } from './consent-tab';

function browser(allowsTabs: boolean) {
  const went: string[] = [];
  const tab = {
    opener: {},
    closed: false,
    document: { title: '' },
    location: { replace: (url: string) => went.push(`tab ${url}`) },
    close: () => {
      tab.closed = true;
    },
  };
  return {
    went,
    tab,
    open: () => (allowsTabs ? (tab as unknown as Window) : null),
    location: { assign: (url: string) => went.push(`here ${url}`) },
  };
}

describe('the tab for Google’s consent page', () => {
  it('G-02 is opened empty and sent on, cut off from the app', () => {
    const to = browser(true);
    const consent = openConsentTab('Connect Gmail', to);
    expect(to.went).toEqual([]);
    consent.go('https://accounts.example/consent');
    expect(consent.sameTab).toBe(false);
    expect(to.went).toEqual(['tab https://accounts.example/consent']);
    expect(to.tab.opener).toBeNull();
  });

  it('G-02 goes away when there is nothing to show', () => {
    const to = browser(true);
    openConsentTab('Connect Gmail', to).close();
    expect(to.tab.closed).toBe(true);
  });

  it('G-02 is this tab where the browser blocks a new one', () => {
    const to = browser(false);
    const consent = openConsentTab('Connect Gmail', to);
    consent.go('https://accounts.example/consent');
    expect(consent.sameTab).toBe(true);
    expect(to.went).toEqual(['here https://accounts.example/consent']);
  });
});
