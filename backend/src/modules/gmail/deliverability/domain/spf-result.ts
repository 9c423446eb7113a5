import { inNetwork } from './in-network.js';
import type { SpfQualifier } from './parse-spf.js';
import type { SpfNode, SpfStep } from './spf-tree.js';

/** Returns the result of a record for an IP address; null when no term matches. */
export function spfResult(node: SpfNode, address: string): SpfQualifier | null {
  const fitting = node.steps.find((step) => fits(step, address));
  if (fitting) return fitting.qualifier;
  return node.redirect === null ? null : spfResult(node.redirect, address);
}

function fits(step: SpfStep, address: string): boolean {
  if (step.kind === 'all') return true;
  if (step.kind === 'networks') return step.networks.some((network) => inNetwork(address, network));
  return step.kind === 'include' && spfResult(step.node, address) === '+';
}
