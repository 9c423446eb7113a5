import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sessionApi, type User } from '@/entities/athlete';
import { asApiError, askServer, baseApi, tagTypes } from '@/shared/api';
import { connection } from '@/shared/lib/connection';
import { deviceAnswers, deviceOwner } from '@/shared/lib/device-store';
import type { StoreAnswer } from './answer-of';
import { sendChanges } from './changes/send-changes';
import { fetchForDevice } from './fetch-for-device';
import { keptEndpoints } from './kept-endpoints';
import { offlineState } from './offline-state';
import { PageKeeper } from './pages/page-keeper';
import { waitingList } from './waiting-list';

type ApiState = Parameters<ReturnType<typeof sessionApi.endpoints.getUser.select>>[0];
export type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

const allButUser = tagTypes.filter((tag) => tag !== 'User');

/** Only athletes' data is stored. Guardians and admins see data of other people. */
const isKept = ({ role, isAdmin }: User) => role === 'athlete' && !isAdmin;

/** Keeps this device in step with the session: what is stored, for whom, and what is sent. */
export class OfflineSession {
  private userId: string | null = null;
  /** What is on the screen came from this device, and the server has newer answers. */
  private isStale = false;
  private isConfirming = false;
  /** The server has confirmed the user since the app was opened. */
  private isConfirmed = false;
  private hasFetched = false;
  private hasAsked = false;
  private work: Promise<void> = Promise.resolve();
  /** The user whose data this tab has shown. After a change of user, the screen may mix data of both. */
  private shownFor: string | null = null;
  private readonly pages = new PageKeeper(() => (this.userId === this.shownFor ? this.userId : null));

  constructor(private readonly dispatch: Dispatch) {}

  /** Takes in an answer of the store; one after the other. */
  notice(answer: StoreAnswer): Promise<void> {
    this.work = this.work.then(() => this.take(answer)).catch((error: unknown) => console.warn('Not kept for offline use.', error));
    return this.work;
  }

  /** The connection is back, or the app has just opened: first the user is confirmed, then everything else. */
  async confirm(): Promise<void> {
    if (this.isConfirming) return;
    this.isConfirming = true;
    this.isStale = true;
    await this.dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
    this.isConfirming = false;
  }

  /** Sends what waits, and shows what the server has then. */
  async send(): Promise<void> {
    const sent = await sendChanges(askServer);
    await waitingList.refresh();
    if (sent > 0) {
      offlineState.sent(sent);
      this.isStale = true;
    }
    if (!this.isStale || connection.isOffline()) return;
    this.isStale = false;
    this.dispatch(baseApi.util.invalidateTags([...allButUser]));
  }

  /** Shows what this device keeps now. */
  async show(): Promise<void> {
    offlineState.keeps((await deviceOwner.get())?.answeredAt ?? null);
    await waitingList.refresh();
  }

  /** Tries again what the server did not take for a passing reason. */
  async sendAgain(): Promise<void> {
    if (this.userId !== null && waitingList.get().some(({ problem }) => problem === null)) await this.send();
  }

  private async take(answer: StoreAnswer): Promise<void> {
    if (!answer.isOk) {
      if (asApiError(answer.data)?.status === 401) await this.lock();
    } else if (answer.meta?.isFromDevice === true) {
      await this.takeFromDevice(answer.endpoint === 'getUser');
    } else if (answer.endpoint === 'getUser') {
      await this.enter(answer.data as User);
      await this.keep(answer);
      this.isConfirmed = true;
      if (this.userId !== null) await this.send();
    } else await this.keep(answer);
  }

  private async keep({ endpoint, key, arg, data, meta }: StoreAnswer): Promise<void> {
    if (this.userId === null || !keptEndpoints.has(endpoint)) return;
    await deviceAnswers.put(this.userId, key, { endpoint, arg, data, at: meta?.at ?? null });
  }

  private async takeFromDevice(isUser: boolean): Promise<void> {
    this.isStale = true;
    if (!isUser) {
      // Data from the device arrived after the server's confirmation, so it is requested again.
      if (this.isConfirmed && !connection.isOffline()) await this.send();
      return;
    }
    this.userId = (await deviceOwner.get())?.userId ?? null;
    this.shownFor ??= this.userId;
    await this.show();
    if (this.hasAsked || this.isConfirmed || connection.isOffline()) return;
    // The stored page was opened: its data is now requested from the server.
    this.hasAsked = true;
    void this.confirm();
  }

  private async enter(user: User): Promise<void> {
    const before = await deviceOwner.get();
    if (!isKept(user)) {
      this.userId = null;
      if (before !== null) await deviceOwner.signOut();
      return;
    }
    const canKeep = await deviceOwner.signIn(user.id);
    this.userId = canKeep ? user.id : null;
    this.shownFor ??= user.id;
    // The store may hold answers of another user that were read from this device.
    if (before !== null && before.userId !== user.id) this.isStale = true;
    await this.show();
    if (!canKeep) return;
    this.pages.soon();
    if (this.hasFetched) return;
    this.hasFetched = true;
    fetchForDevice(this.dispatch, user.id);
  }

  private async lock(): Promise<void> {
    this.userId = null;
    await deviceOwner.lock();
    await waitingList.refresh();
  }
}
