const ownPicture = /^(\/api\/pictures\/[^/]+\/)512\.webp(\?.*)?$/u;

/** The two sizes in which the server keeps a picture, for the browser to choose from; undefined for any other address. */
export function pictureSources(src: string): string | undefined {
  const [, folder, query = ''] = ownPicture.exec(src) ?? [];
  return folder === undefined ? undefined : `${folder}128.webp${query} 128w, ${src} 512w`;
}
