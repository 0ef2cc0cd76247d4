import { zhCN } from '@mui/material/locale';

export const locale = [zhCN];
