import { Client } from 'pg';

const notYet = new Set(['57P03', 'ECONNREFUSED', 'ECONNRESET']);
const patienceMs = 10_000;
const pauseMs = 50;

async function connect(url: string, deadline: number): Promise<Client> {
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
    // A server that goes away tells idle clients so, and an unheard 'error' event would end this process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!notYet.has((error as { code?: string }).code ?? '') || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** One short conversation with the server at `url`; with `patient`, a server still coming up is waited for (10 s). */
export async function withClient<T>(url: string, patient: boolean, talk: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(url, patient ? Date.now() + patienceMs : 0);
  try {
    return await talk(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
