/** The dark squares of a QR code as one path of unit squares, row by row: runs of neighbours are one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
}

function runsOf(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
