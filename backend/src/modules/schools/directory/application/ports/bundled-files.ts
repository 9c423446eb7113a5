/** The data files of the product, below its data folder. */
export type BundledFile =
  | 'academics.csv'
  | 'aliases.csv'
  | 'athletics-sites.csv'
  | 'contact-rules.csv'
  | 'demo/coaches-sample.csv'
  | 'directory.csv'
  | 'size-percentiles.csv'
  | 'towns.csv';

/** The data that comes with the product; it changes with the product only. */
export abstract class BundledFiles {
  abstract read(name: BundledFile): Promise<Uint8Array>;
}
