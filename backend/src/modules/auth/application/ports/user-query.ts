import type { UserView } from '../user-view.js';

/** Who somebody is, for every page: account, profile and mail figures in one read. */
export abstract class UserQuery {
  /** Every field of the user and no secret. The id is that of a signed-in user, so it exists. */
  abstract byId(id: string): Promise<UserView>;
}
