export const teas = ['Assam', 'Darjeeling', 'Sencha'];
