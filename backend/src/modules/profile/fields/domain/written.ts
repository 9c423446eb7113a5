const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** Values as a coach reads them. */
export const written = {
  pounds: (pounds: number) => `${pounds} lbs`,
  handle: (handle: string) => `@${handle}`,
  /** 2009-03-14 → "March 14, 2009"; '' when it is no day. */
  longDate: (date: string): string => {
    const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
    return match ? `${MONTHS[Number(match[2]) - 1]} ${Number(match[3])}, ${match[1]}` : '';
  },
};
