import { ptBR } from '@mui/material/locale';

export const locale = [ptBR];
