/**
 * How many emails each athlete sends in a season: a third sends none, most some, a few very many. The sum is `emails`.
 */
export function emailsOfEach(athletes, emails, random) {
  const most = Math.max(5, Math.round((emails / athletes) * 50));
  const shares = Array.from({ length: athletes }, () => (random() < 1 / 3 ? 0 : Math.min(most, (-Math.log(1 - random())) ** 1.6)));
  const sum = shares.reduce((total, share) => total + share, 0);
  // Who writes at all writes one at least, as long as there are so many.
  const least = shares.filter((share) => share > 0).length <= emails / 2 ? 1 : 0;
  const counts = shares.map((share) => Math.min(most, Math.max(share > 0 ? least : 0, Math.floor((share / sum) * emails))));
  let left = emails - counts.reduce((total, count) => total + count, 0);
  for (let at = 0; left !== 0; at = (at + 1) % athletes) {
    const step = Math.sign(left);
    if (counts[at] === 0 || counts[at] + step > most || counts[at] + step < least) continue;
    counts[at] += step;
    left -= step;
  }
  return counts;
}
