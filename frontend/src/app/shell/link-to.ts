import { Link, NavLink } from 'react-router';
import type { NavItem } from './nav-items';

/** What makes a link of an entry. It is marked on its page, below it, and on pages elsewhere that belong to it. */
export function linkTo({ to, also }: NavItem, pathname: string) {
  const isElsewhere = also !== undefined && (pathname === also || pathname.startsWith(`${also}/`));
  if (isElsewhere) return { component: Link, to, 'aria-current': 'page' as const };
  return { component: NavLink, to, end: to === '/' };
}

/** Whether the entry is marked on a page. */
export function isMarked({ to, also }: NavItem, pathname: string): boolean {
  const isBelow = (address: string) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`));
  return isBelow(to) || (also !== undefined && isBelow(also));
}
