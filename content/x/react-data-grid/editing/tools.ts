export const tools = [
  { id: 1, name: 'Chisel', count: 6, bought: new Date(2021, 5, 14), sharp: true },
  { id: 2, name: 'Plane', count: 2, bought: new Date(2019, 10, 3), sharp: false },
  { id: 3, name: 'Mallet', count: 3, bought: new Date(2023, 1, 20), sharp: false },
  { id: 4, name: 'Saw', count: 4, bought: new Date(2022, 8, 8), sharp: true },
];
