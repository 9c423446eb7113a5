import { access, constants } from 'node:fs/promises';

/** Whether the file is a program that may be run. */
export async function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
