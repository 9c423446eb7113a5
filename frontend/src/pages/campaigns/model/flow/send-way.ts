/** What the last step of the flow does: send, keep for later, or let the athlete send each email by hand. */
export type SendWay = 'send' | 'keep' | 'by_hand';
