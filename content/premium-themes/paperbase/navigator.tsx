import Article from '@mui/icons-material/ArticleOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const groups = [
  {
    title: 'Archive',
    entries: [
      { label: 'Folders', Icon: Folder },
      { label: 'Papers', Icon: Article },
    ],
  },
  {
    title: 'Office',
    entries: [
      { label: 'People', Icon: Group },
      { label: 'History', Icon: History },
      { label: 'Settings', Icon: Settings },
    ],
  },
];

interface Props {
  current: string;
  onChoose: (label: string) => void;
}

/** The sections of the console, in groups. */
export function Navigator({ current, onChoose }: Props) {
  return (
    <>
      <Typography sx={{ px: 2, py: 2, fontSize: '1.375rem', fontWeight: 600 }}>
        Paperbase
      </Typography>
      {groups.map(({ title, entries }) => (
        <List
          key={title}
          dense
          sx={{ px: 1 }}
          subheader={
            <Typography component="li" variant="overline" sx={{ px: 1, color: 'text.secondary' }}>
              {title}
            </Typography>
          }
        >
          {entries.map(({ label, Icon }) => (
            <ListItem key={label} disablePadding>
              <ListItemButton
                selected={label === current}
                aria-current={label === current ? 'page' : undefined}
                onClick={() => onChoose(label)}
              >
                <ListItemIcon sx={{ minWidth: 36 }}>
                  <Icon fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={label} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ))}
    </>
  );
}
