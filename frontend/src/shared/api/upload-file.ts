import type { ApiError } from './api-error';
import { queryString } from './query-string';
import { type Answer, readAnswer } from './read-answer';

export interface FileUpload {
  url: string;
  params?: Parameters<typeof queryString>[0];
  file: File;
  /** How much of the file has left this device, 0 to 1. */
  onProgress: (part: number) => void;
}

const unheard: ApiError = { status: 'network', message: 'Network error. Please try again.', problem: null };

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const type = request.getResponseHeader('content-type');
  const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
  return new Response(status === 204 ? null : responseText, { status, statusText, headers });
}

/** Sends one file and says how far it is, which `fetch` cannot. Fails as any other call does. */
export function uploadFile({ url, params, file, onProgress }: FileUpload): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url + queryString(params));
    request.setRequestHeader('accept', 'application/json');
    // Whatever the browser takes a file for, the server tells it by its content.
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(responseOf(request)));
    request.onerror = () => resolve({ error: unheard });
    request.onabort = request.onerror;
    request.send(file);
  });
}
