/** Opens the phone: "tel:7245550100;ext=12" (RFC 3966). */
function call(phone: string): string {
  const [number = '', extension] = phone.split(/(?:ext|x|#)\.?/iu);
  const digits = number.replace(/\D/gu, '');
  const after = extension === undefined ? '' : `;ext=${extension.replace(/\D/gu, '')}`;
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}${after}`;
}

/** Whether the number can get text messages: an office extension cannot. */
function canText(phone: string): boolean {
  return !/ext|x|#/iu.test(phone);
}

export const phoneLinks = { call, canText };
