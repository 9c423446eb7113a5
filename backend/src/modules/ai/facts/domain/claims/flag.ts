/** A place in a text that a person has to look at before a coach does; offsets in UTF-16 units. */
export interface Flag {
  text: string;
  start: number;
  end: number;
  reason: string;
}
