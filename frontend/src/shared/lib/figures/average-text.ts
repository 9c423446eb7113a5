/** "5.7": one decimal, also of a whole number. */
export function averageText(average: number): string {
  return average.toFixed(1);
}
