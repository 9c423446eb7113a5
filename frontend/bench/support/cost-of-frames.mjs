/**
 * Milliseconds that the page's thread works for each frame while `act` runs, sorted: scripts, styles, layout and paint.
 * Time of that thread, not of the clock, so that other work on the machine does not count.
 */
export async function costOfFrames(devtools, act) {
  const events = [];
  const keep = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', keep);
  await devtools.send('Tracing.start', {
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', keep);
  const frames = costs(events);
  if (frames.length === 0) throw new Error('The trace holds no frame.');
  return frames.sort((a, b) => a - b);
}

function costs(events) {
  const handedOver = events.filter(({ name }) => name === 'BeginCommitCompositorFrame');
  const thread = handedOver[0]?.tid;
  const ends = handedOver.map(({ ts }) => ts).sort((a, b) => a - b);
  const frames = ends.map(() => 0);
  for (const { ts, tdur = 0 } of events.filter(({ name, ph, tid }) => tid === thread && ph === 'X' && name === 'RunTask')) {
    // What is done between two frames (events, React) counts for the frame that shows it.
    const at = ends.findIndex((end) => end >= ts);
    if (at >= 0) frames[at] += tdur / 1_000;
  }
  return frames;
}
