import type { PastedPage } from './shortened';

/** What the clipboard holds, as HTML where it has it; null when the browser or the athlete does not allow it. */
export async function readClipboard(clipboard: Clipboard | undefined): Promise<PastedPage | null> {
  try {
    const [item] = (await clipboard?.read()) ?? [];
    if (item === undefined) return null;
    const get = async (type: string) => (item.types.includes(type) ? (await item.getType(type)).text() : '');
    return { html: await get('text/html'), text: await get('text/plain') };
  } catch {
    return null;
  }
}
