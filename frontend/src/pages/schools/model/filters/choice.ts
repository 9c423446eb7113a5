/** One line of a filter's menu. */
export interface Choice {
  value: string;
  label: string;
}
