import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { BrandMark } from './brand-mark';
import css from './brand.module.css';

/** The logo and name, linked to the home page. Used only on a dark green background. */
export function Brand() {
  return (
    <Link to={paths.home} className={css['brand']}>
      <BrandMark />
      Recruit
    </Link>
  );
}
