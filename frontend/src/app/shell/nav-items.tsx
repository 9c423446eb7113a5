import type { ReactNode } from 'react';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Contacts from '@mui/icons-material/ContactsOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FamilyRestroom from '@mui/icons-material/FamilyRestroomOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined';
import NoteAlt from '@mui/icons-material/NoteAltOutlined';
import OutlinedFlag from '@mui/icons-material/OutlinedFlag';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import { paths } from '@/shared/routes';

export interface NavItem {
  to: string;
  label: string;
  icon: ReactNode;
  /** The beginning of addresses that belong to this entry too. */
  also?: string;
}

const home: NavItem = { to: paths.home, label: 'Home', icon: <Home /> };
const profile: NavItem = { to: paths.profile, label: 'Athlete Profile', icon: <AccountCircle /> };
const schools: NavItem = { to: paths.schools, label: 'Schools', icon: <School />, also: paths.fit };
const campaigns: NavItem = { to: paths.campaigns, label: 'Email Campaigns', icon: <Mail /> };

/** What a guardian's pages offer, in the sidebar and at the bottom of a phone. */
const family: NavItem[] = [
  { to: paths.home, label: 'Family', icon: <FamilyRestroom /> },
  { to: paths.familyApprovals, label: 'Approvals', icon: <FactCheck />, also: paths.familyApprovals },
  { to: paths.familyActivity, label: 'Activity', icon: <History /> },
];

/** What the sidebar and the bottom bar offer. */
export const navItems = {
  family,
  main: [
    home,
    profile,
    schools,
    campaigns,
    { to: paths.conversations, label: 'Conversations', icon: <Forum /> },
    { to: paths.strategy, label: 'Recruiting Strategy', icon: <Flag /> },
    { to: paths.analytics, label: 'Analytics', icon: <Insights /> },
  ],
  admin: [
    { to: paths.templates, label: 'Email Templates', icon: <NoteAlt /> },
    { to: paths.coaches, label: 'Coach Database', icon: <Contacts /> },
    { to: paths.operations, label: 'Operations', icon: <MonitorHeart /> },
    { to: paths.reports, label: 'Reports', icon: <OutlinedFlag /> },
    { to: paths.auditLog, label: 'Audit Log', icon: <ReceiptLong /> },
  ],
  account: [{ to: paths.settings, label: 'Settings', icon: <Settings /> }],
  bottom: [home, schools, { ...campaigns, label: 'Email', also: paths.conversations }, { ...profile, label: 'Profile' }],
} satisfies Record<string, NavItem[]>;
