/** The only source of time for rules and use cases, so that tests can freeze it. */
export abstract class Clock {
  abstract now(): Date;
}
