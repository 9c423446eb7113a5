import Link from '@mui/material/Link';
import { linkedParts } from './linked-parts';

/** A text whose addresses can be followed; what they lead to is named by the host. */
export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map((part) =>
    part.isLink ? (
      <Link key={part.text} href={part.text} target="_blank" rel="noreferrer">
        {new URL(part.text).hostname.replace(/^www\./u, '')}
      </Link>
    ) : (
      part.text
    ),
  );
}
