import { deliveryChoices } from './delivery-choice';

const buttons = {
  keep: { label: 'Keep 12 emails', onPress: () => undefined },
  byHand: { label: 'Send by hand', onPress: () => undefined },
};

describe('the choices while nothing can be delivered', () => {
  it('M-02 C-14 are to connect a mailbox on its card, on every server, to send by hand, and to keep the emails', () => {
    const choices = deliveryChoices(buttons);
    expect(choices.map(({ key }) => key)).toEqual(['connect', 'by_hand', 'keep']);
    expect(choices[0]?.button).toEqual({ label: 'Connect a mailbox', to: '/profile#mailbox' });
  });
});
