import type { ShareLinks } from '../application/ports/share-links.js';

/** What holds for everything that makes links to shared profiles. `linksTo`: what every link begins with. */
export function shareLinksContract(make: () => ShareLinks, linksTo: string): void {
  it('P-12 shows an issued link to its owner again, and finds it by the token in it', () => {
    const links = make();
    const { hash, sealed } = links.issue();
    const link = links.linkOf(sealed) ?? '';
    expect(link.startsWith(linksTo)).toBe(true);
    expect(links.hashOf(link.slice(linksTo.length))).toBe(hash);
  });

  it('P-12 never issues a link twice', () => {
    const links = make();
    const issued = Array.from({ length: 20 }, () => links.issue());
    expect(new Set(issued.map(({ hash }) => hash)).size).toBe(20);
    expect(new Set(issued.map(({ sealed }) => links.linkOf(sealed))).size).toBe(20);
  });

  it('P-12 looks nobody up without a token', () => {
    expect(make().hashOf('')).toBeNull();
  });
}
