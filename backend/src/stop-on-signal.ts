const SAME_SIGNAL_MS = 1_000;

/**
 * Stops once, in order, on SIGTERM or SIGINT. A second signal within a second is the same one (npm forwards
 * signals to the whole group); a later one ends the process at once.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince = 0;
  const onSignal = () => {
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
