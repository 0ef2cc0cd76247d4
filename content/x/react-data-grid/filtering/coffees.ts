import type { GridColDef } from '@mui/x-data-grid';

export const coffees = [
  {
    id: 1,
    name: 'Alto Valle',
    country: 'Peru',
    rating: 4.2,
    organic: true,
    roasted: new Date(2024, 2, 4),
  },
  {
    id: 2,
    name: 'Blue Terrace',
    country: 'Rwanda',
    rating: 4.6,
    organic: false,
    roasted: new Date(2024, 2, 11),
  },
  {
    id: 3,
    name: 'Casa Verde',
    country: 'Colombia',
    rating: 3.9,
    organic: true,
    roasted: new Date(2024, 1, 26),
  },
  {
    id: 4,
    name: 'Dawn Fields',
    country: 'Ethiopia',
    rating: 4.8,
    organic: true,
    roasted: new Date(2024, 2, 18),
  },
  {
    id: 5,
    name: 'Eastern Slope',
    country: 'Peru',
    rating: 3.5,
    organic: false,
    roasted: new Date(2024, 1, 12),
  },
  {
    id: 6,
    name: 'Fog Ridge',
    country: 'Ethiopia',
    rating: 4.4,
    organic: false,
    roasted: new Date(2024, 2, 25),
  },
];

export const columns: GridColDef<(typeof coffees)[number]>[] = [
  { field: 'name', headerName: 'Coffee', width: 140 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: ['Colombia', 'Ethiopia', 'Peru', 'Rwanda'],
    width: 130,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 100 },
  { field: 'roasted', headerName: 'Roasted', type: 'date', width: 120 },
];
