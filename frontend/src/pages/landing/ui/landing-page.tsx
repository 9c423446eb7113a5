import { Link } from 'react-router';
import { paths, useDocumentTitle } from '@/shared/routes';
import { PageFooter } from '@/shared/ui/page-footer';
import { PublicHeader } from '@/shared/ui/public-header';
import { ForParents } from './for-parents';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import css from './landing.module.css';

/** The start page for visitors who are not signed in. */
export function LandingPage() {
  useDocumentTitle('Recruit');
  return (
    <>
      <a href="#main" className={css['skip']}>
        Skip to content
      </a>
      <PublicHeader>
        <nav aria-label="On this page" className={css['nav']}>
          <a href="#how-it-works">How it works</a>
          <a href="#for-parents">For parents</a>
          <Link to={paths.privacy}>Privacy</Link>
        </nav>
      </PublicHeader>
      <main id="main" className={css['main']} tabIndex={-1}>
        <Hero />
        <div className={css['width']}>
          <HowItWorks />
          <ForParents />
        </div>
      </main>
      <div className={css['width']}>
        <PageFooter />
      </div>
    </>
  );
}
