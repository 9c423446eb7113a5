const WORDS: Record<string, string> = {
  NotAllowedError: 'No passkey was chosen, or it took too long. You can try again.',
  AbortError: 'No passkey was chosen, or it took too long. You can try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
};

/** The message for a failed passkey request. `host`: the host that the server's passkeys belong to. */
export function passkeyFailure(error: unknown, host: string | undefined): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'SecurityError') return `Passkeys work only at ${host ?? "this server's own address"}. Open Recruit there and try again.`;
  return WORDS[name] ?? 'This device could not do that. Try again, or use your password.';
}
