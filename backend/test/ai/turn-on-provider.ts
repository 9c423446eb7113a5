import type { Agent } from '../support/agent.js';

/** As an athlete does in the settings: who is under 18 or said no birth date starts with the provider off. */
export async function turnOnProvider(agent: Agent): Promise<void> {
  const { status } = await agent.patch('/api/user/settings', { aiProvider: true });
  if (status !== 200) throw new Error(`the AI provider could not be turned on: ${status}`);
}
