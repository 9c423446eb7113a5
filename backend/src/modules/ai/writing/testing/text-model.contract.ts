import type { TextModel } from '../application/ports/text-model.js';
import { WritingCancelled } from '../../grammar/domain/writing-cancelled.js';
import { lineTask } from './line-task.js';

/** The contract of every writer. */
export function textModelContract(start: () => Promise<TextModel>): void {
  let model: TextModel;

  beforeAll(async () => {
    model = await start();
  });

  it('I-04 answers in the shape that the task asks for, and says who it is', async () => {
    const { value, tokens } = await model.write(lineTask());
    expect(value).toEqual({ text: expect.stringMatching(/\S/) });
    expect(tokens).toBeLessThanOrEqual(model.mostTokens(lineTask()));
    expect(model.writer.name).toMatch(/\S/);
    expect(['built-in', 'model']).toContain(model.writer.kind);
  });

  it('I-02 does the same while somebody watches', async () => {
    const seen: string[] = [];
    const { value } = await model.write(lineTask(), { onText: (text) => seen.push(text) });
    expect(value.text).toMatch(/\S/);
    expect(seen.every((text) => value.text.startsWith(text))).toBe(true);
  });

  it('I-02 does not write for somebody who is gone', async () => {
    await expect(model.write(lineTask(), { signal: AbortSignal.abort() })).rejects.toThrow(WritingCancelled);
  });
}
