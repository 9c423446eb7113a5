/** "$15,200" */
export function dollarsText(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}
