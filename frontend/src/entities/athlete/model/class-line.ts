interface Classed {
  position: string | null;
  graduationYear: number | null;
}

/** "QB · Class of 2027", "Class of 2027", or "Update Profile" as long as the class year is missing. */
export function classLine({ position, graduationYear }: Classed): string {
  if (graduationYear === null) return 'Update Profile';
  const year = `Class of ${graduationYear}`;
  return position ? `${position} · ${year}` : year;
}
