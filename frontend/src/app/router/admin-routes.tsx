import { Outlet } from 'react-router';
import { lazyPages } from './lazy-pages';

const { NotAllowed } = lazyPages;

interface AdminRoutesProps {
  allowed: boolean;
}

/** The admins' pages; the server refuses the calls behind them as well. */
export function AdminRoutes({ allowed }: AdminRoutesProps) {
  return allowed ? <Outlet /> : <NotAllowed />;
}
