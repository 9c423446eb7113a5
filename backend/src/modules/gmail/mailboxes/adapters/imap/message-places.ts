/** Where a message was seen last. */
export interface MessagePlace {
  folder: string;
  uid: number;
  /** A number means something else when the folder has another one. */
  uidValidity: bigint;
}

const MOST = 5_000;

/** Where messages that were just listed are, so that fetching one needs no search. Bounded; the oldest are forgotten. */
export class MessagePlaces {
  private readonly places = new Map<string, MessagePlace>();

  put(userId: string, id: string, place: MessagePlace): void {
    const [oldest] = this.places.keys();
    if (oldest !== undefined && this.places.size >= MOST) this.places.delete(oldest);
    this.places.set(`${userId} ${id}`, place);
  }

  get(userId: string, id: string): MessagePlace | undefined {
    return this.places.get(`${userId} ${id}`);
  }
}
