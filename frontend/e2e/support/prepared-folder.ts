const VARIABLE = 'PREPARED_DATA_DIR';

/** The data folder that global-setup.ts made, handed on to the workers by the environment. */
export function preparedFolder(): string {
  const folder = process.env[VARIABLE];
  if (!folder) throw new Error(`${VARIABLE} is not set: run the tests by Playwright, with its global setup.`);
  return folder;
}

/** Hands the folder on to the workers that are started from now on. */
export function handOnPreparedFolder(folder: string): void {
  process.env[VARIABLE] = folder;
}
