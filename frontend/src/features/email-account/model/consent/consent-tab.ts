/** Where the consent page of Google or Microsoft is shown. */
export interface ConsentTab {
  /** The browser allows no new tab: the consent page takes the place of the app. */
  readonly sameTab: boolean;
  go(authUrl: string): void;
  /** For when there is nothing to show. */
  close(): void;
}

type Browser = Pick<Window, 'open'> & { location: Pick<Location, 'assign'> };

/** Has to be called inside of the click, or of Enter: a moment later browsers take a new tab for an advertisement. */
export function openConsentTab(title: string, browser: Browser = window): ConsentTab {
  const tab = browser.open('', '_blank');
  if (!tab) {
    return { sameTab: true, go: (authUrl) => browser.location.assign(authUrl), close: () => undefined };
  }
  tab.document.title = title;
  return {
    sameTab: false,
    go(authUrl) {
      // What is shown there has no business with this page.
      tab.opener = null;
      tab.location.replace(authUrl);
    },
    close: () => tab.close(),
  };
}
