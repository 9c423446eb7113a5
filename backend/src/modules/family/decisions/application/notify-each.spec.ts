import { notifyEach } from './notify-each.js';

describe('tellEach', () => {
  const server = (refuses: string[]) => {
    const written: string[] = [];
    const write = async (person: string) => {
      if (refuses.includes(person)) throw new Error(`no mail server for ${person}`);
      written.push(person);
      return 'delivered' as const;
    };
    return { written, write };
  };

  it('U-08 writes to each and counts who was reached', async () => {
    const { written, write } = server([]);
    expect(await notifyEach(['dana', 'sam'], write)).toBe(2);
    expect(written).toEqual(['dana', 'sam']);
    expect(await notifyEach(['dana'], async () => 'not_sent')).toBe(0);
  });

  it.each([[['sam']], [['dana']]])('U-08 %j refused: the other one has the email once, and nothing is tried again', async (refuses) => {
    const { written, write } = server(refuses);
    expect(await notifyEach(['dana', 'sam'], write)).toBe(1);
    expect(written).toHaveLength(1);
  });

  it('U-08 nobody was reached: the job is tried again', async () => {
    await expect(notifyEach(['dana', 'sam'], server(['dana', 'sam']).write)).rejects.toThrow('no mail server for dana');
    expect(await notifyEach([], server([]).write)).toBe(0);
  });
});
