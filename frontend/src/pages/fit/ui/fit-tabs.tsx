import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type FitTab, fitTabs } from '../model/fit-tab';

interface FitTabsProps {
  open: FitTab;
  onOpen: (tab: FitTab) => void;
}

/** The four parts of the page; on a phone the row scrolls. */
export function FitTabs({ open, onOpen }: FitTabsProps) {
  return (
    <Tabs
      value={open}
      onChange={(_, tab: FitTab) => onOpen(tab)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Parts of the fit"
      sx={{ my: 2, borderBottom: '1px solid', borderColor: 'divider', '& .MuiTab-root': { minWidth: 76 } }}
    >
      {fitTabs.map(({ id, label }) => (
        <Tab key={id} value={id} label={label} id={`fit-tab-${id}`} aria-controls={`fit-panel-${id}`} />
      ))}
    </Tabs>
  );
}
