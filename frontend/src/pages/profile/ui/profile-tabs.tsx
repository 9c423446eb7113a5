import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ProfileTab, profileTabs } from '../model/profile-tab';

interface ProfileTabsProps {
  open: ProfileTab;
  onOpen: (tab: ProfileTab) => void;
}

/** The four parts of the profile. */
export function ProfileTabs({ open, onOpen }: ProfileTabsProps) {
  return (
    <Tabs
      value={open}
      onChange={(_, tab: ProfileTab) => onOpen(tab)}
      aria-label="Parts of your profile"
      sx={{ mb: 2, borderBottom: '1px solid', borderColor: 'divider', '& .MuiTab-root': { minWidth: 76 } }}
    >
      {profileTabs.map(({ id, label }) => (
        <Tab key={id} value={id} label={label} id={`profile-tab-${id}`} aria-controls={`profile-panel-${id}`} />
      ))}
    </Tabs>
  );
}
