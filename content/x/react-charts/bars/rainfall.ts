export const rainfall = [
  { month: 'Jan', coast: 71, hills: 118 },
  { month: 'Mar', coast: 54, hills: 92 },
  { month: 'May', coast: 38, hills: 67 },
  { month: 'Jul', coast: 19, hills: 41 },
  { month: 'Sep', coast: 46, hills: 83 },
  { month: 'Nov', coast: 82, hills: 131 },
];
