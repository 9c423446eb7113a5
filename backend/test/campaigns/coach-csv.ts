/** A CSV of `count` invented coaches at reserved addresses, ten to a school of the bundled directory. */
export function coachCsv(schools: { name: string; division: string; city: string; state: string }[], count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const school = schools[Math.floor(at / 10) % schools.length];
    if (!school) throw new Error('no schools given');
    const { name, division, city, state } = school;
    return `"${name}",${division},"${city}",${state},Casey Coach${at},Head Coach,coach${at}@college.example.edu`;
  });
  return ['name,division,city,state,coach_name,coach_title,coach_email', ...rows].join('\n');
}
