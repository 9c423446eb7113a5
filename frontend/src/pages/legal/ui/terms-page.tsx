import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';
import { LegalSection } from './legal-section';

/** The rules of use. */
export function TermsPage() {
  return (
    <article>
      <PageHeader title="Terms" subtitle="The rules for using Recruit, in plain words." />
      <LegalSection title="Who may use it">
        <p>
          You are 13 or older, and the account is yours alone. If you are under 18, talk it over with a parent or guardian first. Keep your
          password to yourself.
        </p>
      </LegalSection>
      <LegalSection title="What you write is yours">
        <p>
          Your profile and your emails belong to you, and you are responsible for them. Write only what is true: your grades, your numbers
          and your film are the first thing a coach checks.
        </p>
      </LegalSection>
      <LegalSection title="Writing to coaches">
        <ul>
          <li>Write to coaches about your recruiting and nothing else.</li>
          <li>If a coach asks you to stop, stop.</li>
          <li>Use only addresses that a school publishes or that a coach gave you.</li>
          <li>Do not write in someone else&apos;s name.</li>
        </ul>
        <p>Recruit sends a campaign to a coach once. The people who run this server can delete an account that is used to pester people.</p>
      </LegalSection>
      <LegalSection title="What Recruit does not promise">
        <p>
          It helps you to write and to keep track; it cannot promise that a coach reads, answers or offers. The directory is kept with care
          and can still be out of date: check with the school before you rely on it. Rules about when coaches may contact you are made by
          the NCAA, the NAIA and the conferences, and their rules decide.
        </p>
      </LegalSection>
      <LegalSection title="The service">
        <p>
          Recruit is run as well as the people behind this server can, without a promise that it is always there. What is kept about you is
          on the <AppLink to={paths.privacy}>Privacy</AppLink> page. If these terms change, this page changes with them.
        </p>
      </LegalSection>
    </article>
  );
}
