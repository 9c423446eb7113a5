/** Reads the next batch while the last one is being written. */
export async function* readAhead<Batch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  const iterator = batches[Symbol.asyncIterator]();
  const take = () => {
    const next = iterator.next();
    // A rejection is reported when its item is read; this handler prevents an unhandled rejection
    // before that.
    next.catch(() => undefined);
    return next;
  };
  let next = await take();
  while (!next.done) {
    const coming = take();
    yield next.value;
    next = await coming;
  }
}
