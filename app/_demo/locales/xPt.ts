import { ptBR as grid } from '@mui/x-data-grid/locales';
import { ptBR as pickers } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/pt-br';

/** Dates are written as the language does, where a demo does not say otherwise. */
const dates = {
  components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: 'pt-br' } } },
};

export const locale = [grid, pickers, dates];
