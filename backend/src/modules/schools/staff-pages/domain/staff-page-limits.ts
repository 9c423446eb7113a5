/** Characters of a pasted page. */
export const MOST_CHARACTERS = 2_000_000;
/** Elements and pieces of text of a page; a directory of 430 people has about 12,000. */
export const MOST_NODES = 60_000;
/** Elements within each other: the parser's time grows with the square of it. A page has less than 100, a broken one thousands. */
export const MOST_OPEN_ELEMENTS = 25_000;
/** Lines of a page; such a directory has about 4,000. */
export const MOST_LINES = 20_000;
/** People of one page. */
export const MOST_PEOPLE = 500;
/** Characters of the address of a page. */
export const MOST_URL = 2_000;
