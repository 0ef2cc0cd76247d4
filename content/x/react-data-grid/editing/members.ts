export interface Member {
  id: number;
  name: string;
  role: string;
  isNew?: boolean;
}

export const members: Member[] = [
  { id: 1, name: 'Ada', role: 'Design' },
  { id: 2, name: 'Benoît', role: 'Sales' },
  { id: 3, name: 'Chiara', role: 'Support' },
];
