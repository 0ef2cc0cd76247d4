export interface Book {
  label: string;
  genre: string;
  year: number;
}

/** A small library, in alphabetical order. */
export const books: readonly Book[] = [
  { label: 'A Field of Lanterns', genre: 'Poetry', year: 2004 },
  { label: 'Beneath the Copper Moon', genre: 'Fantasy', year: 1998 },
  { label: 'Café Meridian', genre: 'Essays', year: 1983 },
  { label: 'Cartography at Home', genre: 'Essays', year: 2016 },
  { label: 'Eleven Quiet Rooms', genre: 'Crime', year: 2011 },
  { label: 'Harbour of Glass', genre: 'Crime', year: 1987 },
  { label: 'Letters to an Orchard', genre: 'Poetry', year: 1979 },
  { label: 'Lighthouse Nine', genre: 'Adventure', year: 1963 },
  { label: 'Night Ferry to Orlen', genre: 'Crime', year: 2019 },
  { label: 'North by Sledge', genre: 'Adventure', year: 2002 },
  { label: 'Orbit Keepers', genre: 'Science fiction', year: 1994 },
  { label: 'Roads of Brine', genre: 'History', year: 2008 },
  { label: 'Seven Winters of Ash', genre: 'Fantasy', year: 2014 },
  { label: 'The Beekeeper’s Ledger', genre: 'Crime', year: 2021 },
  { label: 'The Borrowed Planet', genre: 'Science fiction', year: 1971 },
  { label: 'The Flooded Archive', genre: 'Fantasy', year: 2006 },
  { label: 'The Loom and the River', genre: 'History', year: 1990 },
  { label: 'The Patient Machine', genre: 'Science fiction', year: 2018 },
  { label: 'Tin Sparrows', genre: 'Adventure', year: 1955 },
  { label: 'Walking at Low Tide', genre: 'Essays', year: 2001 },
];

export const genres: readonly string[] = [
  'Adventure',
  'Crime',
  'Essays',
  'Fantasy',
  'History',
  'Poetry',
  'Science fiction',
];
