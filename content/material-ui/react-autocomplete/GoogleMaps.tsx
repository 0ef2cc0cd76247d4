import * as React from 'react';
import PlaceIcon from '@mui/icons-material/Place';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { formatPlace, searchPlaces, type Place } from './place-service';

export default function GoogleMaps() {
  const [query, setQuery] = React.useState('');
  const [found, setFound] = React.useState<{ query: string; places: Place[] }>({
    query: '',
    places: [],
  });

  React.useEffect(() => {
    let active = true;
    const timer = setTimeout(async () => {
      const places = query === '' ? [] : await searchPlaces(query);
      if (active) {
        setFound({ query, places });
      }
    }, 300);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [query]);

  return (
    <Autocomplete
      options={found.places}
      filterOptions={(places) => places}
      getOptionLabel={formatPlace}
      getOptionKey={(place) => place.id}
      isOptionEqualToValue={(place, value) => place.id === value.id}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'selectOption') {
          setQuery(text.trim());
        }
      }}
      loading={found.query !== query}
      loadingText="Searching…"
      noOptionsText={query === '' ? 'Type a place or an address' : 'No places found'}
      renderOption={({ key, ...props }, place) => (
        <li key={key} {...props}>
          <PlaceIcon sx={{ marginInlineEnd: 2, color: 'text.secondary' }} />
          <ListItemText primary={place.name} secondary={place.area} />
        </li>
      )}
      sx={{ width: 360, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Place" placeholder="Harbour" />}
    />
  );
}
