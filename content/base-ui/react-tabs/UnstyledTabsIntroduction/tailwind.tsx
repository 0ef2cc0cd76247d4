import { Tab, type TabProps } from '@mui/base/Tab';
import { TabPanel, type TabPanelProps } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

export default function UnstyledTabsIntroduction() {
  return (
    <Tabs defaultValue="hours" className="w-90 max-w-full font-sans text-sm">
      <TabsList
        aria-label="The library"
        className="flex gap-1 rounded-xl bg-blue-700 p-1.5 dark:bg-blue-900"
      >
        <Choice value="hours">Hours</Choice>
        <Choice value="rules">Rules</Choice>
        <Choice value="team">Team</Choice>
      </TabsList>
      <Panel value="hours">Open from nine to ten in the evening.</Panel>
      <Panel value="rules">Leave the desk as you found it.</Panel>
      <Panel value="team">Five people, and a cat.</Panel>
    </Tabs>
  );
}

function Choice(props: TabProps) {
  return (
    <Tab
      {...props}
      slotProps={{
        root: ({ selected }) => ({
          className: `flex-1 cursor-pointer rounded-lg p-2 font-semibold focus-visible:outline-2 focus-visible:outline-white ${
            selected ? 'bg-white text-blue-900' : 'text-white hover:bg-white/15'
          }`,
        }),
      }}
    />
  );
}

function Panel(props: TabPanelProps) {
  return (
    <TabPanel
      {...props}
      className="mt-3 rounded-xl border border-slate-300 bg-white p-4 text-slate-900 dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100"
    />
  );
}
