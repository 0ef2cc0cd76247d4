import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Department {
  id: string;
  name: string;
  people: number;
  children?: Department[];
}

const departments: Department[] = [
  {
    id: 'design',
    name: 'Design',
    people: 9,
    children: [
      { id: 'research', name: 'Research', people: 3 },
      { id: 'type', name: 'Type', people: 2 },
    ],
  },
];

const getItemLabel = ({ name, people }: Department) => `${name} (${people})`;

export default function GetItemLabel() {
  return (
    <Box sx={{ minHeight: 140, minWidth: 250 }}>
      <RichTreeView
        id="get-item-label"
        items={departments}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['design']}
        aria-label="Departments and their number of people"
      />
    </Box>
  );
}
