/** The school whose coaches are added. */
export interface Subject {
  id: number;
  name: string;
}
