/** A place in a text that the athlete has to check before a coach sees it; offsets in UTF-16 units. */
export interface Flag {
  text: string;
  start: number;
  end: number;
  reason: string;
}
