export const tides = [
  { hour: 0, harbor: 1.2, bay: 0.9 },
  { hour: 3, harbor: 2.6, bay: 2.1 },
  { hour: 6, harbor: 3.8, bay: 3.2 },
  { hour: 9, harbor: 2.4, bay: 2.2 },
  { hour: 12, harbor: 1.1, bay: 0.8 },
  { hour: 15, harbor: 2.5, bay: 2 },
  { hour: 18, harbor: 3.9, bay: 3.3 },
  { hour: 21, harbor: 2.7, bay: 2.3 },
  { hour: 24, harbor: 1.3, bay: 1 },
];
