import { Link } from 'react-router';
import { deviceTime } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { footerYears } from './footer-years';
import css from './page-footer.module.css';

const links = [
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.support, label: 'Support' },
] as const;

/** The foot of every page, signed in or out. */
export function PageFooter() {
  return (
    <footer className={css['footer']}>
      <nav aria-label="Legal" className={css['links']}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <span>© {footerYears(deviceTime())} Recruit</span>
    </footer>
  );
}
