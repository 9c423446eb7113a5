import { linkProbeContract } from './link-probe.contract.js';
import { MemoryLinkProbe } from './memory-link-probe.js';

describe('the web in memory', () => {
  linkProbeContract(() => {
    const probe = new MemoryLinkProbe();
    const site = async (status: number) => {
      const url = `https://film.test/${status}`;
      probe.answers.set(url, { kind: 'status', status });
      return url;
    };
    return { probe, site };
  });
});
