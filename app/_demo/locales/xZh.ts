import { zhCN as grid } from '@mui/x-data-grid/locales';
import { zhCN as pickers } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/zh-cn';

/** Dates are written as the language does, where a demo does not say otherwise. */
const dates = {
  components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-cn' } } },
};

export const locale = [grid, pickers, dates];
