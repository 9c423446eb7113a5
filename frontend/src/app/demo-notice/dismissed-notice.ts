const key = 'demo-notice';

/** Whether the demo notice was closed in this tab; without storage it comes back on the next page load. */
export const dismissedNotice = {
  read(): boolean {
    try {
      return sessionStorage.getItem(key) === 'closed';
    } catch {
      return false;
    }
  },
  keep(): void {
    try {
      sessionStorage.setItem(key, 'closed');
    } catch {
      // Closing it for this page is enough then.
    }
  },
};
