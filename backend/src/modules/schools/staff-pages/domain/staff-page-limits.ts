/** Characters of a pasted page. */
export const MOST_CHARACTERS = 2_000_000;
/** Elements and pieces of text of a page; a directory of 430 people has about 12,000. */
export const MOST_NODES = 60_000;
