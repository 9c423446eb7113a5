import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { BrandMark } from './brand-mark';
import css from './brand.module.css';

/** The name with its ball; leads home. Stands on the deep green only. */
export function Brand() {
  return (
    <Link to={paths.home} className={css['brand']}>
      <BrandMark />
      Recruit
    </Link>
  );
}
