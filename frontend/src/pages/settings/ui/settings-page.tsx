import Person from '@mui/icons-material/AccountCircleOutlined';
import FamilyRestroom from '@mui/icons-material/FamilyRestroom';
import Lock from '@mui/icons-material/LockOutlined';
import Mail from '@mui/icons-material/MarkEmailReadOutlined';
import Bell from '@mui/icons-material/NotificationsNone';
import Shield from '@mui/icons-material/ShieldOutlined';
import { DeleteAccountCard, ExportCard } from '@/features/own-data';
import { AccountSection } from './account-section';
import { EmailSection } from './email-section';
import { FamilyCard } from './family/family-card';
import { KeptDataCard } from './kept-data-card';
import { NoticesSection } from './notices-section';
import { SecurityCards } from './security-cards';
import { type Section, SettingsSections } from './settings-sections';
import { WritingHelpCard } from './writing-help-card';

const account: Section = {
  id: 'account',
  title: 'Account',
  about: 'Email address',
  icon: <Person />,
  cards: <AccountSection />,
};

const security: Section = {
  id: 'security',
  title: 'Security',
  about: 'Passkeys, password, devices',
  icon: <Shield />,
  cards: <SecurityCards />,
};

const athleteSections: [Section, ...Section[]] = [
  account,
  security,
  { id: 'email', title: 'Email and mailbox', about: 'Mailbox, signature, limits', icon: <Mail />, cards: <EmailSection /> },
  { id: 'family', title: 'Family', about: 'Parents and guardians', icon: <FamilyRestroom />, cards: <FamilyCard /> },
  { id: 'notices', title: 'Notices', about: 'Quiet from 9 PM to 7 AM', icon: <Bell />, cards: <NoticesSection /> },
  {
    id: 'privacy',
    title: 'Privacy and data',
    about: 'Your data, writing help, deletion',
    icon: <Lock />,
    cards: (
      <>
        <KeptDataCard />
        <ExportCard />
        <WritingHelpCard />
        <DeleteAccountCard />
      </>
    ),
  },
];

const guardianSections: [Section, ...Section[]] = [
  account,
  security,
  {
    id: 'privacy',
    title: 'Privacy and data',
    about: 'Your data, deletion',
    icon: <Lock />,
    cards: (
      <>
        <KeptDataCard />
        <ExportCard />
        <DeleteAccountCard />
      </>
    ),
  },
];

/** Settings of an athlete; each part is saved separately. */
export function SettingsPage() {
  return <SettingsSections sections={athleteSections} />;
}

/** What a guardian's own account needs. */
export function GuardianSettingsPage() {
  return <SettingsSections sections={guardianSections} />;
}
