/** Whether mail that goes this way can reach anybody. What goes into the outbox stays on this server. */
export function delivers(via: string): boolean {
  return via !== 'outbox';
}
