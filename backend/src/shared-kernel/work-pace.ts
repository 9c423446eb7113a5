import type { Clock } from './clock.js';
import { nextTurn } from './next-turn.js';

/** So many calls in a second are people at work; a page that only follows the long work asks once a second. */
const CALLS = 5;
const WITHIN_MS = 1_000;
export interface Rest {
  /** So many times as long as the piece took. */
  times: number;
  /** Longest rest in milliseconds: a slow piece, on a busy machine or with a slow server, must not stop the work for long. */
  mostMs: number;
  /** Whether work in pieces waits for this work. */
  goesFirst?: boolean;
}

/** A quarter of the time is worked. */
const LONG_REST: Rest = { times: 3, mostMs: 1_000 };
/** A third of the time is worked: somebody waits. */
const ANSWER_REST_TIMES = 2;

/** Longer than the batches of one campaign and their rests are apart. */
const STILL_AT_WORK_MS = 500;
const LOOK_AGAIN_MS = 50;
/** What goes after goes on with one piece in this time, so that its progress is seen and its connection lives. */
const BETWEEN_PIECES_MS = 2_000;
/** So long all pieces of one piece of work wait together: with campaigns that never end it goes on beside them. */
const ALL_PIECES_MS = 120_000;

const usualWait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Slows down long work of one person while others send requests: it then runs in small pieces with a rest after each,
 * otherwise at full speed. Within one process.
 */
export class WorkPace {
  /** When the latest calls began, the oldest first. */
  private readonly calls: number[] = [];
  private anAnswerRests = false;
  /** When work that goes first was seen the last time. */
  private firstAt = -Infinity;

  constructor(
    private readonly clock: Clock,
    private readonly wait = usualWait,
  ) {}

  noteCall(): void {
    this.calls.push(this.clock.now().getTime());
    if (this.calls.length > CALLS) this.calls.shift();
  }

  /** Whether others are calling at this time. */
  get othersCall(): boolean {
    const [oldest = -Infinity] = this.calls;
    return this.calls.length === CALLS && this.clock.now().getTime() - oldest < WITHIN_MS;
  }

  /** Rests after work of so many milliseconds if others send requests, and returns whether it did. */
  async restAfter(worked: number, { times, mostMs, goesFirst = false }: Rest = LONG_REST): Promise<boolean> {
    if (goesFirst) this.noteFirst();
    if (!this.othersCall || worked <= 0) return false;
    await this.wait(Math.min(mostMs, times * worked));
    if (goesFirst) this.noteFirst();
    return true;
  }

  /** Work in pieces waits from now on until that which goes first is over. */
  noteFirst(): void {
    this.firstAt = this.now();
  }

  /**
   * Hands out piece after piece, with a rest after each that begins when the next one is asked for. While others call and
   * work that goes first is under way, it waits before the next: both at once keep others waiting for longer than one after the other.
   */
  async *pieces<Piece>(all: AsyncIterable<Piece>): AsyncGenerator<Piece> {
    let leftMs = ALL_PIECES_MS;
    let begun = this.now();
    for await (const piece of all) {
      yield piece;
      await this.restAfter(this.now() - begun);
      leftMs -= await this.letFirstPass(Math.min(leftMs, BETWEEN_PIECES_MS));
      begun = this.now();
    }
  }

  /** Returns how many milliseconds it waited. */
  private async letFirstPass(mostMs: number): Promise<number> {
    const begun = this.now();
    while (this.othersCall && this.now() - this.firstAt < STILL_AT_WORK_MS && this.now() - begun < mostMs) await this.wait(LOOK_AGAIN_MS);
    return this.now() - begun;
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  /** For work whose answer somebody waits for; all its rests together take `mostMs` at most. */
  forAnswer(mostMs: number): AnswerPace {
    return new AnswerPace(this, this.clock, mostMs);
  }

  /** Like `restAfter`, but not while another answer rests: each may hold a connection to the database meanwhile. */
  async restAlone(worked: number, mostMs: number): Promise<boolean> {
    if (this.anAnswerRests) return false;
    this.anAnswerRests = true;
    try {
      return await this.restAfter(worked, { times: ANSWER_REST_TIMES, mostMs });
    } finally {
      this.anAnswerRests = false;
    }
  }
}

/** The pace of one piece of work whose answer somebody waits for. */
export class AnswerPace {
  private begun: number;

  constructor(
    private readonly pace: WorkPace,
    private readonly clock: Clock,
    private leftMs: number,
  ) {
    this.begun = this.now();
  }

  /** Whether to work in small pieces at this time. */
  get inSmallPieces(): boolean {
    return this.leftMs > 0 && this.pace.othersCall;
  }

  /** Between two pieces: a rest while others call, otherwise a turn for the requests that wait. */
  async turn(): Promise<void> {
    const end = this.now();
    this.pace.noteFirst();
    const rested = this.inSmallPieces && (await this.pace.restAlone(end - this.begun, this.leftMs));
    if (rested) this.leftMs -= this.now() - end;
    else await nextTurn();
    this.begun = this.now();
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
