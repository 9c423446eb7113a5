/** Half of the file has left when the server is asked; the answer is that of `fetch`. */
class FakeUpload {
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  private order = { method: '', url: '' };
  private headers = new Headers();

  open(method: string, url: string): void {
    this.order = { method, url };
  }

  setRequestHeader(): void {
    // What the server is told about a file is looked at in the browser tests.
  }

  getResponseHeader(name: string): string | null {
    return this.headers.get(name);
  }

  send(body: Blob): void {
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    void this.answer(body);
  }

  private async answer(body: Blob): Promise<void> {
    try {
      const response = await fetch(new URL(this.order.url, window.location.origin), { method: this.order.method, body });
      this.headers = response.headers;
      this.status = response.status;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}

/** Lets what is sent by XMLHttpRequest come to the fake server as well. */
export function fakeUploads(): void {
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
}
