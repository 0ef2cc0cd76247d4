export const books = [
  {
    id: 1,
    title: 'The Salt Road',
    pages: 312,
    lent: false,
    bought: new Date(2022, 4, 9),
    shelf: 'Travel',
  },
  {
    id: 2,
    title: 'Bread at Home',
    pages: 176,
    lent: true,
    bought: new Date(2023, 10, 2),
    shelf: 'Cooking',
  },
  {
    id: 3,
    title: 'A Field Guide to Moss',
    pages: 248,
    lent: false,
    bought: new Date(2020, 1, 27),
    shelf: 'Nature',
  },
];

export type Book = (typeof books)[number];
