import type { ReactNode } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Navigate, useParams } from 'react-router';
import { paths, type SettingsSection } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { inOrder } from '@/shared/ui/in-order';
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

/**
 * The sections: a list with the open one beside it on a wide screen, one after the other on a narrow one. The open section keeps its
 * place in the tree, so that turning the phone neither closes a dialog nor loses what was typed.
 */
export function SettingsSections({ sections }: { sections: [Section, ...Section[]] }) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const { section } = useParams();
  const open = sections.find(({ id }) => id === section);
  if (open === undefined && (isWide || section !== undefined)) {
    return <Navigate to={isWide ? paths.settingsAt(sections[0].id) : paths.settings} replace />;
  }
  const isAlone = open !== undefined && !isWide;
  return (
    <>
      <Header open={open} isAlone={isAlone} />
      <Box
        sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '236px minmax(0, 1fr)' } }}
      >
        {!isAlone && <SectionList key="list" sections={sections} openId={open?.id} />}
        {open !== undefined && (
          <Box key={open.id} component="section" aria-label={open.title} className={inOrder} sx={cards}>
            {open.cards}
          </Box>
        )}
      </Box>
    </>
  );
}

function Header({ open, isAlone }: { open?: Section; isAlone: boolean }) {
  const documentTitle = open && `${open.title} · Settings`;
  if (isAlone) return <PageHeader title={open?.title ?? 'Settings'} documentTitle={documentTitle} before={<WayBack />} />;
  return <PageHeader title="Settings" documentTitle={documentTitle} subtitle="Each part is saved by itself." />;
}

function WayBack() {
  return (
    <AppLink to={paths.settings} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      <ChevronLeft aria-hidden fontSize="small" />
      Settings
    </AppLink>
  );
}
