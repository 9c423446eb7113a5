/**
 * Loaded before the server by `ServerProcess.restart({ ...clockAt(time) })`: its clock goes on from another moment. The product has no
 * switch for that, so nobody can turn one on.
 */
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
