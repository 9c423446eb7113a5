/** What the server said. An empty body is undefined, JSON is parsed, anything else stays text. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

export interface Account {
  username: string;
  email: string;
  password: string;
}

/** Objects and FormData as they are meant; a string is sent as it is, as if it were JSON. */
type Body = object | string;

/** One browser: keeps its cookies, and says with each request that it comes from the app's own pages. */
export class Agent {
  /** Who is signed in here; undefined for a stranger. */
  account?: Account;
  private readonly cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  /** Cookies as the browser would send them. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('GET', path, undefined, headers);
  }

  post<T = Record<string, unknown>>(path: string, body?: Body, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('POST', path, body, headers);
  }

  put<T = Record<string, unknown>>(path: string, body?: Body, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('PUT', path, body, headers);
  }

  patch<T = Record<string, unknown>>(path: string, body?: Body, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('PATCH', path, body, headers);
  }

  delete<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send<T>('DELETE', path, undefined, headers);
  }

  /** `path` begins with /api. Headers given here win; an empty one is left out. */
  async send<T>(method: string, path: string, body?: Body, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const plain = body === undefined || body instanceof FormData;
    const all = {
      'sec-fetch-site': 'same-origin',
      ...(plain ? {} : { 'content-type': 'application/json' }),
      ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
      ...headers,
    };
    const response = await fetch(this.url + path, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      body: plain ? body : typeof body === 'string' ? body : JSON.stringify(body),
      redirect: 'manual',
    });
    this.keepCookies(response.headers.getSetCookie());
    return { status: response.status, headers: response.headers, body: (await bodyOf(response)) as T };
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const gone = /expires=thu, 01 jan 1970/i.test(line);
      if (gone) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return /[/+]json/.test(response.headers.get('content-type') ?? '') ? (JSON.parse(text) as unknown) : text;
}
