/**
 * Loaded before the server by `ServerProcess.restart({ ...clockAt(time) })`: its clock goes on from another moment, and so does what the
 * database tells it of its own. The product has no switch for that, so nobody can turn one on.
 */
import pg from 'pg';

const shiftMs = Number(new URL(import.meta.url).searchParams.get('ms'));
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shiftMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (text, ...rest) {
  const answer = query.call(this, text, ...rest);
  return text === 'select clock_timestamp() as now' ? answer.then(shifted) : answer;
};

function shifted({ rows: [{ now }] }) {
  return { rows: [{ now: new Date(now.getTime() + shiftMs) }] };
}
