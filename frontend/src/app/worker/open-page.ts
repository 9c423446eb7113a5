import { readablePaths } from '@/shared/lib/device-store';

export interface PageSources {
  /** The page as sent by the server; fails without a connection. */
  askServer: () => Promise<Response>;
  /** The page stored on the device, without any user's data. */
  shell: () => Promise<Response | undefined>;
  /** Whether this device keeps data that may be shown. */
  hasOwner: () => Promise<boolean>;
  /** Ends when the server has had its time. */
  patience: () => Promise<void>;
}

/** What a proxy answers whose server is away. */
const serverAway = new Set([502, 503, 504]);

/**
 * The server's page; without a connection the one of the device. Where the device has the data of the page, it does not
 * wait for a slow connection: the app shows what it has and asks for the newest.
 */
export async function openPage(path: string, { askServer, shell, hasOwner, patience }: PageSources): Promise<Response> {
  let kept: ReturnType<typeof shell> | undefined;
  const ofDevice = () => (kept ??= shell());
  const asked = askServer();
  const answered = asked.then(
    async (response) => (serverAway.has(response.status) ? ((await ofDevice()) ?? response) : response),
    async (cause: unknown) => {
      const page = await ofDevice();
      if (page === undefined) throw cause;
      return page;
    },
  );
  // It may fail after the page of the device was given.
  answered.catch(() => undefined);
  if (!readablePaths.includes(path)) return answered;
  const passed = patience();
  // Looked for while the server has its time.
  ofDevice().catch(() => undefined);
  if (!(await hasOwner())) return answered;
  const impatient = passed.then(ofDevice);
  return (await Promise.race([answered, impatient])) ?? answered;
}
