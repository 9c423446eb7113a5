import { deliveryChoices } from './delivery-choice';

const buttons = {
  keep: { label: 'Keep 12 emails', onPress: () => undefined },
  byHand: { label: 'Send by hand', onPress: () => undefined },
};
const keysOf = (canConnectGmail: boolean) => deliveryChoices({ canConnectGmail }, buttons).map(({ key }) => key);

describe('the choices while nothing can be delivered', () => {
  it('M-02 C-14 are to connect a mailbox where that is possible, to send by hand, and to keep the emails', () => {
    expect(keysOf(true)).toEqual(['connect', 'by_hand', 'keep']);
  });

  it('M-02 name what an operator has to set where no mailbox can be connected', () => {
    const [operator] = deliveryChoices({ canConnectGmail: false }, buttons);
    expect(keysOf(false)).toEqual(['operator', 'by_hand', 'keep']);
    expect(operator?.text).toMatch(/GOOGLE_CLIENT_ID.*GOOGLE_CLIENT_SECRET.*SMTP_URL/u);
  });
});
