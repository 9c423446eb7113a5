import { deviceAnswers } from './device-answers';

/** What a page showed last, to be drawn again before any script has run. */
export interface KeptPage {
  /** The query of its address: another query shows something else. */
  search: string;
  html: string;
  /** The rules that the UI kit made for it while it ran. */
  rules: string;
  /** Address of the stylesheet that it was drawn with: a newer version of the app has another one. */
  stylesheet: string;
}

const endpoint = 'page';
const keyOf = (path: string) => `${endpoint} ${path}`;

/** The pages of the owner of this device, as they were shown last; hidden and wiped like all that is kept. */
export const devicePages = {
  put: (userId: string, path: string, page: KeptPage): Promise<boolean> =>
    deviceAnswers.put(userId, keyOf(path), { endpoint, arg: path, data: page, at: null }),

  /** null where there is none that may be shown. */
  async get(path: string): Promise<KeptPage | null> {
    const kept = await deviceAnswers.get(keyOf(path));
    return kept === null ? null : (kept.data as KeptPage);
  },
};
