import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

/** The source of each page whose files are named in its document. */
const SOURCES: Record<string, string> = {
  '/': 'src/pages/dashboard/index.ts',
  '/recruiting': 'src/pages/schools/index.ts',
  '/campaigns': 'src/pages/campaigns/index.ts',
  '/profile': 'src/pages/profile/index.ts',
};

/** What is too long for the document: asked for beside the scripts instead of after them. */
const ASKED: Record<string, string[]> = { '/recruiting': ['/api/schools'], '/campaigns': ['/api/user/campaigns'] };

/** The UI kit needs nothing of the app: start.js runs it in a task of its own. */
const KIT = /\/kit-[^/]+$/;

/** What every signed-in page has. Its file has several sources, so it goes by its name. */
const FRAME = 'shell';

/** Links for the files that a signed-in page needs beside those that its HTML names: asked for all at once, after the first paint. */
export class PageFiles {
  private known: { html: string; manifest: Manifest } | null = null;

  constructor(private readonly folder: string) {}

  /** `hasRows`: the page has something to show before all its data is there, so that its scripts come first. */
  async links(page: string, html: string, { hasRows }: { hasRows: boolean }): Promise<string> {
    const manifest = await this.manifestOf(html);
    const frame = Object.keys(manifest).find((key) => manifest[key]?.name === FRAME);
    const files = filesOf(manifest, [frame, SOURCES[page]]).filter((file) => !html.includes(`/${file}"`));
    const scripts = files.map(
      (file) => `<link rel="later" data-rel="modulepreload"${KIT.test(file) ? ' data-first' : ''} crossorigin href="/${file}" />`,
    );
    const asked = (hasRows ? [] : (ASKED[page] ?? [])).map(
      (address) => `<link rel="later" data-rel="preload" as="fetch" crossorigin="use-credentials" href="${address}" />`,
    );
    return [...scripts, ...asked].join('');
  }

  /** Read again when the app was built again. */
  private async manifestOf(html: string): Promise<Manifest> {
    if (this.known?.html !== html) {
      const text = await readFile(path.join(this.folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
      this.known = { html, manifest: JSON.parse(text) as Manifest };
    }
    return this.known.manifest;
  }
}

function filesOf(manifest: Manifest, keys: (string | undefined)[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string | undefined): void => {
    if (key === undefined || seen.has(key) || manifest[key] === undefined) return;
    seen.add(key);
    manifest[key].imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}
