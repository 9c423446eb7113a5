import { deviceAnswers } from './device-answers';

/** The last rendered content of a page, shown again before any script has run. */
export interface KeptPage {
  /** The query of its address: another query shows something else. */
  search: string;
  html: string;
  /** The rules that the UI kit made for it while it ran. */
  rules: string;
  /** Address of the stylesheet it was rendered with; it differs in a newer version of the app. */
  stylesheet: string;
}

const endpoint = 'page';
const keyOf = (path: string) => `${endpoint} ${path}`;

/** The last rendered pages of this device's owner; hidden and deleted together with all other stored data. */
export const devicePages = {
  put: (userId: string, path: string, page: KeptPage): Promise<boolean> =>
    deviceAnswers.put(userId, keyOf(path), { endpoint, arg: path, data: page, at: null }),

  /** null when no page may be shown. */
  async get(path: string): Promise<KeptPage | null> {
    const kept = await deviceAnswers.get(keyOf(path));
    return kept === null ? null : (kept.data as KeptPage);
  },
};
