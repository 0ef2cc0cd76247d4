export interface Person {
  id: number;
  name: string;
  role: 'Owner' | 'Editor' | 'Reader';
  folder: string;
  lastSeen: string;
}

export const people: Person[] = [
  { id: 1, name: 'Ines Falk', role: 'Owner', folder: 'Contracts', lastSeen: 'Today' },
  { id: 2, name: 'Tomo Arai', role: 'Editor', folder: 'Invoices', lastSeen: 'Today' },
  { id: 3, name: 'Bea Lindqvist', role: 'Editor', folder: 'Minutes', lastSeen: 'Yesterday' },
  { id: 4, name: 'Kofi Asante', role: 'Reader', folder: 'Invoices', lastSeen: '3 days ago' },
  { id: 5, name: 'Marisol Vega', role: 'Reader', folder: 'Contracts', lastSeen: 'Last week' },
  { id: 6, name: 'Jonas Weir', role: 'Editor', folder: 'Letters', lastSeen: 'Last month' },
];
