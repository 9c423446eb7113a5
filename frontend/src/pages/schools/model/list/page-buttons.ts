const most = 5;

/** The numbers of up to five page buttons: the current page in the middle where there is room on both sides. */
export function pageButtons(page: number, pageCount: number): number[] {
  const count = Math.min(most, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), pageCount - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
