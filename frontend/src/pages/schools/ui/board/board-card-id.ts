/** The id of a card's name in the page: a card that moved to another column is found and focused by it. */
export function boardCardId(schoolId: number): string {
  return `board-card-${schoolId}`;
}
