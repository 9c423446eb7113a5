/** Which shapes of the API this app was built for; null in the worker, which reads no answers of the API. */
export function builtFor(): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector('meta[name="recruit-api-shapes"]')?.getAttribute('content') ?? '';
}
