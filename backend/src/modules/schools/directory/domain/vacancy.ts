const VACANT =
  /^\W*(vacant|tba|tbd|tbh|open|to be (announced|determined|named|hired|filled)|position (open|vacant)|(now |currently )?hiring|search in progress|n\/a|staff)\b(.{0,20}|\W+((national )?search|interviews?|applications?|accepting|apply|to be|announcement|coming)\b.{0,60})$/i;

/** Returns whether the text in place of a name marks a vacant position: "TBA", "Vacant - Search in Progress". */
export const isVacantName = (text: string): boolean => VACANT.test(text);
