// Breaks: hooks are called always.
import { useState } from 'react';

export function useSometimes(on: boolean) {
  if (on) return useState(1)[0];
  return 0;
}
