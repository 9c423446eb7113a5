import { LinkToHandOver } from '@/shared/ui/link-to-hand-over';

/** The link of an invitation that this server cannot send by email. Shown once. */
export function HandOver({ link }: { link: string }) {
  return (
    <LinkToHandOver label="Link of the invitation" link={link}>
      This server cannot send email. Give this link to your parent or guardian. It is shown only once.
    </LinkToHandOver>
  );
}
