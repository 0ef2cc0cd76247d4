import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function UnstyledTabsIntroduction() {
  return (
    <Tabs defaultValue="hours" className="library">
      <TabsList className="library-list" aria-label="The library">
        <Tab value="hours" className="library-tab">
          Hours
        </Tab>
        <Tab value="rules" className="library-tab">
          Rules
        </Tab>
        <Tab value="team" className="library-tab">
          Team
        </Tab>
      </TabsList>
      <TabPanel value="hours" className="library-panel">
        Open from nine to ten in the evening.
      </TabPanel>
      <TabPanel value="rules" className="library-panel">
        Leave the desk as you found it.
      </TabPanel>
      <TabPanel value="team" className="library-panel">
        Five people, and a cat.
      </TabPanel>
    </Tabs>
  );
}
