import { countText } from './count-text';

/** "1 email", "2 emails", "1,200 emails". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}
