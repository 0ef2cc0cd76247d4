export const rows = [
  { name: 'Oslo', people: 709, area: 454, founded: 1040 },
  { name: 'Bergen', people: 289, area: 465, founded: 1070 },
  { name: 'Trondheim', people: 212, area: 528, founded: 997 },
  { name: 'Stavanger', people: 149, area: 262, founded: 1125 },
];
