/** Google's client library; its types cost nothing, its code 27 MB and a tenth of a second. */
export type GmailLibrary = typeof import('googleapis/build/src/apis/gmail/index.js');

/** Loaded with the first call, so that a server without Gmail never pays for it. */
export function loadGmail(): Promise<GmailLibrary> {
  return import('googleapis/build/src/apis/gmail/index.js');
}
