import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FixedSizeList, type ListChildComponentProps } from 'react-window';

const ROW = 48;
const parts = Array.from({ length: 10_000 }, (_, i) => `Part ${String(i + 1).padStart(5, '0')}`);

type Attributes = React.HTMLAttributes<HTMLElement>;
type Option = React.ReactElement<Attributes>;

const ListboxContext = React.createContext<Attributes>({});

/** The element that scrolls. It has to be the listbox itself. */
const Scroller = React.forwardRef<HTMLDivElement, Attributes>(function Scroller(props, ref) {
  return <div ref={ref} {...props} {...React.useContext(ListboxContext)} />;
});

function Row({ data, index, style }: ListChildComponentProps<Option[]>) {
  const option = data[index];
  const position = { 'aria-posinset': index + 1, 'aria-setsize': data.length };
  return option ? React.cloneElement(option, { style, ...position }) : null;
}

const VirtualListbox = React.forwardRef<HTMLDivElement, Attributes>(function VirtualListbox(
  { children, ...listboxProps },
  ref,
) {
  const options = children as Option[];
  const selected = options.findIndex((option) => option.props['aria-selected']);
  return (
    <ListboxContext.Provider value={listboxProps}>
      <FixedSizeList
        height={Math.min(options.length, 8) * ROW}
        width="100%"
        style={{ direction: 'inherit' }}
        itemCount={options.length}
        itemSize={ROW}
        itemData={options}
        initialScrollOffset={Math.max(0, selected) * ROW}
        outerElementType={Scroller}
        outerRef={ref}
      >
        {Row}
      </FixedSizeList>
    </ListboxContext.Provider>
  );
});

export default function Virtualize() {
  return (
    <Autocomplete
      disableListWrap
      handleHomeEndKeys={false}
      onKeyDown={(event) => {
        // They jump to rows that are not rendered while the list scrolls.
        if (event.key === 'PageUp' || event.key === 'PageDown') {
          event.preventDefault();
          event.defaultMuiPrevented = true;
        }
      }}
      options={parts}
      renderOption={({ key, ...props }, part) => (
        <li key={key} {...props}>
          {part}
        </li>
      )}
      slotProps={{ listbox: { component: VirtualListbox, sx: { p: 0 } } }}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="10,000 parts" />}
    />
  );
}
