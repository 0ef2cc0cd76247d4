export const sales = [
  {
    id: 1,
    region: 'North',
    product: 'Kettle',
    units: 140,
    price: 29.5,
    launched: new Date(2022, 1, 14),
  },
  {
    id: 2,
    region: 'North',
    product: 'Toaster',
    units: 95,
    price: 42,
    launched: new Date(2021, 8, 3),
  },
  {
    id: 3,
    region: 'South',
    product: 'Blender',
    units: 60,
    price: 64.9,
    launched: new Date(2023, 4, 22),
  },
  {
    id: 4,
    region: 'South',
    product: 'Kettle',
    units: 210,
    price: 28,
    launched: new Date(2022, 2, 1),
  },
  {
    id: 5,
    region: 'West',
    product: 'Toaster',
    units: 75,
    price: 39.9,
    launched: new Date(2021, 10, 18),
  },
];

export type Sale = (typeof sales)[number];
