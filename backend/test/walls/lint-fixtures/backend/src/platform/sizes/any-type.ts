// Breaks: every value has a type.
export const anything: any = 1;
