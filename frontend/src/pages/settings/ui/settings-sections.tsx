import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Navigate, useParams } from 'react-router';
import { paths, type SettingsSection } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionList } from './section-list';

export interface Section {
  id: SettingsSection;
  title: string;
  /** What is in it, in a few words. */
  about: string;
  icon: ReactNode;
  cards: ReactNode;
}

const cards = { display: 'grid', gap: 2, minWidth: 0, maxWidth: 860 } as const;

/** The sections: a list with the open one beside it on a wide screen, one after the other on a narrow one. */
export function SettingsSections({ sections }: { sections: [Section, ...Section[]] }) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const { section } = useParams();
  const asked = sections.find(({ id }) => id === section);
  if (section !== undefined && asked === undefined) return <Navigate to={paths.settings} replace />;
  if (isWide) {
    const open = asked ?? sections[0];
    return (
      <>
        <PageHeader title="Settings" documentTitle={`${open.title} · Settings`} subtitle="Each part is saved by itself." />
        <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: '236px minmax(0, 1fr)' }}>
          <SectionList sections={sections} openId={open.id} />
          <Box component="section" aria-label={open.title} sx={cards}>
            {open.cards}
          </Box>
        </Box>
      </>
    );
  }
  if (asked === undefined) {
    return (
      <>
        <PageHeader title="Settings" subtitle="Each part is saved by itself." />
        <SectionList sections={sections} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={asked.title} documentTitle={`${asked.title} · Settings`} before={<WayBack />} />
      <Box sx={cards}>{asked.cards}</Box>
    </>
  );
}

function WayBack() {
  return (
    <AppLink to={paths.settings} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      ‹ Settings
    </AppLink>
  );
}
