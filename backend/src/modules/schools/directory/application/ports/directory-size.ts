/** How many programs the directory has. */
export interface DirectoryCounts {
  total: number;
  D1: number;
  D2: number;
  D3: number;
}

export abstract class DirectorySize {
  abstract count(): Promise<DirectoryCounts>;
}
