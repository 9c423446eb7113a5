/** The names of all schools of the directory. */
export abstract class SchoolList {
  abstract names(): Promise<readonly string[]>;
}

/** For a place without a directory. */
export class NoSchools extends SchoolList {
  names(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
}
