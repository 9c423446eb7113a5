import type { LinkProbe } from '../application/ports/link-probe.js';

export interface LinkProbeUnderTest {
  probe: LinkProbe;
  /** The address of a website that answers with this status. */
  site(status: number): Promise<string>;
}

/** The contract of every link probe. */
export function linkProbeContract(open: () => LinkProbeUnderTest): void {
  it.each([200, 404, 403, 500])('P-11 says the status that a website answers: %d', async (status) => {
    const { probe, site } = open();
    expect(await probe.ask(await site(status))).toEqual({ kind: 'status', status });
  });

  it('P-11 says of a host that nobody knows that it is not there, instead of throwing', async () => {
    expect(await open().probe.ask('http://no-such-host.invalid/')).toEqual({ kind: 'no_public_host' });
  });
}
