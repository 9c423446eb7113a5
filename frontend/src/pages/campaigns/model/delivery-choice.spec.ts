import { deliveryChoices } from './delivery-choice';

const keep = { label: 'Keep 12 emails', onPress: () => undefined };
const keysOf = (canConnectGmail: boolean) => deliveryChoices({ canConnectGmail }, keep).map(({ key }) => key);

describe('the choices while nothing can be delivered', () => {
  it('M-02 are to connect a mailbox where that is possible, and to keep the emails', () => {
    expect(keysOf(true)).toEqual(['connect', 'keep']);
  });

  it('M-02 name what an operator has to set where no mailbox can be connected', () => {
    const [operator] = deliveryChoices({ canConnectGmail: false }, keep);
    expect(keysOf(false)).toEqual(['operator', 'keep']);
    expect(operator?.text).toMatch(/GOOGLE_CLIENT_ID.*GOOGLE_CLIENT_SECRET.*SMTP_URL/u);
  });
});
