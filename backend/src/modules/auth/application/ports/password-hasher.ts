export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Takes as long for an unknown account (`hash` undefined) as for a wrong password. */
  abstract verify(hash: string | undefined, password: string): Promise<boolean>;
}
