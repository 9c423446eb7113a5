/** Apple's keyboards have ⌘ where others have Ctrl. */
export function onMac(): boolean {
  return /Mac OS|iPhone|iPad/u.test(navigator.userAgent);
}
