/** Side navigation of MUI X, in reading order. `unwritten` marks an entry whose page does not exist yet. */
export default [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview', unwritten: true },
      { pathname: '/x/introduction/installation', unwritten: true },
      { pathname: '/x/introduction/licensing', unwritten: true },
      { pathname: '/x/introduction/support', unwritten: true },
      { pathname: '/x/introduction/roadmap', unwritten: true },
    ],
  },
  {
    pathname: '/x/common-features-group',
    title: 'Common concepts',
    children: [
      {
        pathname: '/x/common-concepts/custom-components',
        title: 'Custom subcomponents',
        unwritten: true,
      },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview', unwritten: true },
      { pathname: '/x/react-data-grid/demo', unwritten: true },
      { pathname: '/x/react-data-grid/getting-started', unwritten: true },
      { pathname: '/x/react-data-grid/layout', unwritten: true },
      {
        pathname: '/x/react-data-grid/columns',
        children: [
          { pathname: '/x/react-data-grid/column-definition', unwritten: true },
          { pathname: '/x/react-data-grid/column-dimensions', unwritten: true },
          { pathname: '/x/react-data-grid/column-visibility', unwritten: true },
          { pathname: '/x/react-data-grid/custom-columns', unwritten: true },
          { pathname: '/x/react-data-grid/column-header', unwritten: true },
          { pathname: '/x/react-data-grid/column-menu', unwritten: true },
          { pathname: '/x/react-data-grid/column-spanning', unwritten: true },
          { pathname: '/x/react-data-grid/column-groups', unwritten: true },
          { pathname: '/x/react-data-grid/column-ordering', plan: 'pro', unwritten: true },
          { pathname: '/x/react-data-grid/column-pinning', plan: 'pro', unwritten: true },
          { pathname: '/x/react-data-grid/column-recipes', title: 'Recipes', unwritten: true },
        ],
      },
      {
        pathname: '/x/react-data-grid/rows',
        children: [
          { pathname: '/x/react-data-grid/row-definition', unwritten: true },
          { pathname: '/x/react-data-grid/row-updates', unwritten: true },
          { pathname: '/x/react-data-grid/row-height', unwritten: true },
          { pathname: '/x/react-data-grid/row-spanning', unstable: true, unwritten: true },
          { pathname: '/x/react-data-grid/master-detail', plan: 'pro', unwritten: true },
          { pathname: '/x/react-data-grid/row-ordering', plan: 'pro', unwritten: true },
          { pathname: '/x/react-data-grid/row-pinning', plan: 'pro', unwritten: true },
          { pathname: '/x/react-data-grid/row-recipes', title: 'Recipes', unwritten: true },
        ],
      },
      { pathname: '/x/react-data-grid/editing', unwritten: true },
      { pathname: '/x/react-data-grid/sorting', unwritten: true },
      {
        pathname: '/x/react-data-grid/filtering-group',
        title: 'Filtering',
        children: [
          { pathname: '/x/react-data-grid/filtering', title: 'Overview', unwritten: true },
          { pathname: '/x/react-data-grid/filtering/customization', unwritten: true },
          { pathname: '/x/react-data-grid/filtering/quick-filter', unwritten: true },
          {
            pathname: '/x/react-data-grid/filtering/server-side',
            title: 'Server-side filter',
            unwritten: true,
          },
          { pathname: '/x/react-data-grid/filtering/multi-filters', plan: 'pro', unwritten: true },
          {
            pathname: '/x/react-data-grid/filtering/header-filters',
            plan: 'pro',
            newFeature: true,
            unwritten: true,
          },
          { pathname: '/x/react-data-grid/filtering-recipes', title: 'Recipes', unwritten: true },
        ],
      },
      { pathname: '/x/react-data-grid/pagination', unwritten: true },
      {
        pathname: '/x/react-data-grid/selection',
        children: [
          { pathname: '/x/react-data-grid/row-selection', unwritten: true },
          {
            pathname: '/x/react-data-grid/cell-selection',
            plan: 'premium',
            newFeature: true,
            unwritten: true,
          },
        ],
      },
      { pathname: '/x/react-data-grid/export', unwritten: true },
      {
        pathname: '/x/react-data-grid/clipboard',
        title: 'Copy and paste',
        newFeature: true,
        unwritten: true,
      },
      { pathname: '/x/react-data-grid/overlays', title: 'Overlays', unwritten: true },
      { pathname: '/x/react-data-grid/components', title: 'Custom subcomponents', unwritten: true },
      {
        pathname: '/x/react-data-grid/style-group',
        title: 'Style',
        children: [
          { pathname: '/x/react-data-grid/style', title: 'Overview', unwritten: true },
          { pathname: '/x/react-data-grid/style-recipes', title: 'Recipes', unwritten: true },
        ],
      },
      { pathname: '/x/react-data-grid/localization', unwritten: true },
      { pathname: '/x/react-data-grid/scrolling', unwritten: true },
      { pathname: '/x/react-data-grid/virtualization', unwritten: true },
      { pathname: '/x/react-data-grid/accessibility', unwritten: true },
      { pathname: '/x/react-data-grid/performance', unwritten: true },
      { pathname: '/x/react-data-grid/tree-data', plan: 'pro', unwritten: true },
      { pathname: '/x/react-data-grid/row-grouping', plan: 'premium', unwritten: true },
      { pathname: '/x/react-data-grid/aggregation', plan: 'premium', unwritten: true },
      { pathname: '/x/react-data-grid/pivoting', plan: 'premium', planned: true, unwritten: true },
      {
        pathname: '/x/react-data-grid/list-view',
        title: 'List view',
        plan: 'pro',
        unstable: true,
        unwritten: true,
      },
      {
        pathname: '/x/react-data-grid/server-side-data-group',
        title: 'Server-side data',
        plan: 'pro',
        newFeature: true,
        children: [
          {
            pathname: '/x/react-data-grid/server-side-data',
            title: 'Overview',
            plan: 'pro',
            unstable: true,
            unwritten: true,
          },
          {
            pathname: '/x/react-data-grid/server-side-data/tree-data',
            plan: 'pro',
            unstable: true,
            unwritten: true,
          },
          {
            pathname: '/x/react-data-grid/server-side-data/lazy-loading',
            plan: 'pro',
            planned: true,
            unwritten: true,
          },
          {
            pathname: '/x/react-data-grid/server-side-data/infinite-loading',
            plan: 'pro',
            planned: true,
            unwritten: true,
          },
          {
            pathname: '/x/react-data-grid/server-side-data/row-grouping',
            plan: 'premium',
            unstable: true,
            unwritten: true,
          },
          {
            pathname: '/x/react-data-grid/server-side-data/aggregation',
            plan: 'premium',
            planned: true,
            unwritten: true,
          },
        ],
      },
      {
        pathname: '/x/react-data-grid/custom-behavior',
        children: [
          { pathname: '/x/react-data-grid/api-object', title: 'API object', unwritten: true },
          { pathname: '/x/react-data-grid/events' },
          { pathname: '/x/react-data-grid/state' },
        ],
      },
      {
        pathname: '/x/react-data-grid/recipes',
        children: [
          { pathname: '/x/react-data-grid/recipes-editing', title: 'Editing', unwritten: true },
          {
            pathname: '/x/react-data-grid/recipes-row-grouping',
            title: 'Row grouping',
            plan: 'premium',
            unwritten: true,
          },
        ],
      },
      {
        pathname: '/x/api/data-grid-group',
        title: 'API reference',
        children: [
          { pathname: '/x/api/data-grid', title: 'Index' },
          {
            pathname: '/x/api/data-grid-components-group',
            subheader: 'Components',
            children: [
              { pathname: '/x/api/data-grid/data-grid', title: 'DataGrid' },
              {
                pathname: '/x/api/data-grid/data-grid-premium',
                title: 'DataGridPremium',
                plan: 'premium',
              },
              {
                pathname: '/x/api/data-grid/data-grid-pro',
                title: 'DataGridPro',
                plan: 'pro',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-form',
                title: 'GridFilterForm',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-panel',
                title: 'GridFilterPanel',
              },
              {
                pathname: '/x/api/data-grid/grid-toolbar-quick-filter',
                title: 'GridToolbarQuickFilter',
              },
            ],
          },
          {
            pathname: '/x/api/data-grid-interfaces-group',
            subheader: 'Interfaces',
            children: [
              { pathname: '/x/api/data-grid/grid-api', title: 'GridApi' },
              {
                pathname: '/x/api/data-grid/grid-cell-params',
                title: 'GridCellParams',
              },
              { pathname: '/x/api/data-grid/grid-col-def', title: 'GridColDef' },
              {
                pathname: '/x/api/data-grid/grid-single-select-col-def',
                title: 'GridSingleSelectColDef',
              },
              {
                pathname: '/x/api/data-grid/grid-actions-col-def',
                title: 'GridActionsColDef',
              },
              {
                pathname: '/x/api/data-grid/grid-list-col-def',
                title: 'GridListColDef',
              },
              {
                pathname: '/x/api/data-grid/grid-export-state-params',
                title: 'GridExportStateParams',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-item',
                title: 'GridFilterItem',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-model',
                title: 'GridFilterModel',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-operator',
                title: 'GridFilterOperator',
              },
              {
                pathname: '/x/api/data-grid/grid-row-class-name-params',
                title: 'GridRowClassNameParams',
              },
              {
                pathname: '/x/api/data-grid/grid-row-params',
                title: 'GridRowParams',
              },
              {
                pathname: '/x/api/data-grid/grid-row-spacing-params',
                title: 'GridRowSpacingParams',
              },
              {
                pathname: '/x/api/data-grid/grid-aggregation-function',
                title: 'GridAggregationFunction',
              },
              {
                pathname: '/x/api/data-grid/grid-csv-export-options',
                title: 'GridCsvExportOptions',
              },
              {
                pathname: '/x/api/data-grid/grid-print-export-options',
                title: 'GridPrintExportOptions',
              },
              {
                pathname: '/x/api/data-grid/grid-excel-export-options',
                title: 'GridExcelExportOptions',
              },
            ],
          },
        ],
      },
      { pathname: '/x/react-data-grid/faq', title: 'FAQ', unwritten: true },
    ],
  },
  {
    pathname: '/x/react-date-pickers-group',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/x/react-date-pickers', title: 'Overview', unwritten: true },
      { pathname: '/x/react-date-pickers/getting-started', unwritten: true },
      { pathname: '/x/react-date-pickers/base-concepts', unwritten: true },
      { pathname: '/x/react-date-pickers/accessibility', unwritten: true },
      { pathname: '/x/react-date-pickers/faq', title: 'FAQ', unwritten: true },
      {
        pathname: '/x/react-date-pickers-components',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-date-pickers/date-pickers',
            title: 'Date components',
            children: [
              {
                pathname: '/x/react-date-pickers/date-picker',
                title: 'Date Picker',
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/date-field',
                title: 'Date Field',
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/date-calendar',
                title: 'Date Calendar',
                unwritten: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/time-pickers',
            title: 'Time components',
            children: [
              {
                pathname: '/x/react-date-pickers/time-picker',
                title: 'Time Picker',
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/time-field',
                title: 'Time Field',
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/time-clock',
                title: 'Time Clock',
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/digital-clock',
                title: 'Digital Clock',
                unwritten: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-time-pickers',
            title: 'Date Time components',
            children: [
              {
                pathname: '/x/react-date-pickers/date-time-picker',
                title: 'Date Time Picker',
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/date-time-field',
                title: 'Date Time Field',
                unwritten: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-range-pickers',
            title: 'Date Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/date-range-picker',
                title: 'Date Range Picker',
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/date-range-field',
                title: 'Date Range Field',
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/date-range-calendar',
                title: 'Date Range Calendar',
                unwritten: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/time-range-pickers',
            title: 'Time Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/time-range-picker',
                title: 'Time Range Picker',
                planned: true,
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/time-range-field',
                title: 'Time Range Field',
                unwritten: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-time-range-pickers',
            title: 'Date Time Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/date-time-range-picker',
                title: 'Date Time Range Picker',
                newFeature: true,
                unwritten: true,
              },
              {
                pathname: '/x/react-date-pickers/date-time-range-field',
                title: 'Date Time Range Field',
                unwritten: true,
              },
            ],
          },
          { pathname: '/x/react-date-pickers/fields', title: 'Field components', unwritten: true },
          {
            pathname: '/x/api/date-pickers-group',
            title: 'API reference',
            children: [
              { pathname: '/x/api/date-pickers', title: 'Index' },
              {
                pathname: '/x/api/date-pickers/date-calendar',
                title: 'DateCalendar',
              },
              { pathname: '/x/api/date-pickers/date-field', title: 'DateField' },
              { pathname: '/x/api/date-pickers/date-picker', title: 'DatePicker' },
              {
                pathname: '/x/api/date-pickers/date-picker-toolbar',
                title: 'DatePickerToolbar',
              },
              {
                pathname: '/x/api/date-pickers/date-range-calendar',
                title: 'DateRangeCalendar',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/date-range-picker',
                title: 'DateRangePicker',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/date-range-picker-day',
                title: 'DateRangePickerDay',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/date-range-picker-toolbar',
                title: 'DateRangePickerToolbar',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/date-time-field',
                title: 'DateTimeField',
              },
              {
                pathname: '/x/api/date-pickers/date-time-picker',
                title: 'DateTimePicker',
              },
              {
                pathname: '/x/api/date-pickers/date-time-picker-tabs',
                title: 'DateTimePickerTabs',
              },
              {
                pathname: '/x/api/date-pickers/date-time-picker-toolbar',
                title: 'DateTimePickerToolbar',
              },
              {
                pathname: '/x/api/date-pickers/date-time-range-picker',
                title: 'DateTimeRangePicker',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/date-time-range-picker-tabs',
                title: 'DateTimeRangePickerTabs',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/date-time-range-picker-toolbar',
                title: 'DateTimeRangePickerToolbar',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/day-calendar-skeleton',
                title: 'DayCalendarSkeleton',
              },
              {
                pathname: '/x/api/date-pickers/desktop-date-picker',
                title: 'DesktopDatePicker',
              },
              {
                pathname: '/x/api/date-pickers/desktop-date-range-picker',
                title: 'DesktopDateRangePicker',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/desktop-date-time-picker',
                title: 'DesktopDateTimePicker',
              },
              {
                pathname: '/x/api/date-pickers/desktop-date-time-range-picker',
                title: 'DesktopDateTimeRangePicker',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/desktop-time-picker',
                title: 'DesktopTimePicker',
              },
              {
                pathname: '/x/api/date-pickers/digital-clock',
                title: 'DigitalClock',
              },
              {
                pathname: '/x/api/date-pickers/localization-provider',
                title: 'LocalizationProvider',
              },
              {
                pathname: '/x/api/date-pickers/mobile-date-picker',
                title: 'MobileDatePicker',
              },
              {
                pathname: '/x/api/date-pickers/mobile-date-range-picker',
                title: 'MobileDateRangePicker',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/mobile-date-time-picker',
                title: 'MobileDateTimePicker',
              },
              {
                pathname: '/x/api/date-pickers/mobile-date-time-range-picker',
                title: 'MobileDateTimeRangePicker',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/mobile-time-picker',
                title: 'MobileTimePicker',
              },
              {
                pathname: '/x/api/date-pickers/month-calendar',
                title: 'MonthCalendar',
              },
              {
                pathname: '/x/api/date-pickers/multi-input-date-range-field',
                title: 'MultiInputDateRangeField',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/multi-input-date-time-range-field',
                title: 'MultiInputDateTimeRangeField',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/multi-input-time-range-field',
                title: 'MultiInputTimeRangeField',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/multi-section-digital-clock',
                title: 'MultiSectionDigitalClock',
              },
              {
                pathname: '/x/api/date-pickers/pickers-action-bar',
                title: 'PickersActionBar',
              },
              {
                pathname: '/x/api/date-pickers/pickers-calendar-header',
                title: 'PickersCalendarHeader',
              },
              { pathname: '/x/api/date-pickers/pickers-day', title: 'PickersDay' },
              {
                pathname: '/x/api/date-pickers/pickers-layout',
                title: 'PickersLayout',
              },
              {
                pathname: '/x/api/date-pickers/pickers-range-calendar-header',
                title: 'PickersRangeCalendarHeader',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/pickers-section-list',
                title: 'PickersSectionList',
              },
              {
                pathname: '/x/api/date-pickers/pickers-shortcuts',
                title: 'PickersShortcuts',
              },
              {
                pathname: '/x/api/date-pickers/pickers-text-field',
                title: 'PickersTextField',
              },
              {
                pathname: '/x/api/date-pickers/single-input-date-range-field',
                title: 'SingleInputDateRangeField',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/single-input-date-time-range-field',
                title: 'SingleInputDateTimeRangeField',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/single-input-time-range-field',
                title: 'SingleInputTimeRangeField',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/static-date-picker',
                title: 'StaticDatePicker',
              },
              {
                pathname: '/x/api/date-pickers/static-date-range-picker',
                title: 'StaticDateRangePicker',
                plan: 'pro',
              },
              {
                pathname: '/x/api/date-pickers/static-date-time-picker',
                title: 'StaticDateTimePicker',
              },
              {
                pathname: '/x/api/date-pickers/static-time-picker',
                title: 'StaticTimePicker',
              },
              { pathname: '/x/api/date-pickers/time-clock', title: 'TimeClock' },
              { pathname: '/x/api/date-pickers/time-field', title: 'TimeField' },
              { pathname: '/x/api/date-pickers/time-picker', title: 'TimePicker' },
              {
                pathname: '/x/api/date-pickers/time-picker-toolbar',
                title: 'TimePickerToolbar',
              },
              {
                pathname: '/x/api/date-pickers/year-calendar',
                title: 'YearCalendar',
              },
            ],
          },
        ],
      },
      {
        pathname: '/x/react-date-pickers/common-features',
        subheader: 'Common features',
        children: [
          { pathname: '/x/react-date-pickers/validation', unwritten: true },
          {
            pathname: '/x/react-date-pickers/lifecycle',
            title: 'Components lifecycle',
            unwritten: true,
          },
          { pathname: '/x/react-date-pickers/shortcuts', unwritten: true },
        ],
      },
      {
        pathname: '/x/react-date-pickers/localization-group',
        subheader: 'Localization',
        children: [
          {
            pathname: '/x/react-date-pickers/localization',
            title: 'Translated components',
            unwritten: true,
          },
          {
            pathname: '/x/react-date-pickers/adapters-locale',
            title: 'Date format and localization',
            unwritten: true,
          },
          {
            pathname: '/x/react-date-pickers/timezone',
            title: 'UTC and timezones',
            unwritten: true,
          },
          { pathname: '/x/react-date-pickers/calendar-systems', unwritten: true },
        ],
      },
      {
        pathname: '/x/react-date-pickers/visual-customization',
        subheader: 'Visual customization',
        children: [
          {
            pathname: '/x/react-date-pickers/custom-components',
            title: 'Custom subcomponents',
            unwritten: true,
          },
          { pathname: '/x/react-date-pickers/custom-layout', unwritten: true },
          { pathname: '/x/react-date-pickers/custom-field', unwritten: true },
          { pathname: '/x/react-date-pickers/custom-opening-button', unwritten: true },
          {
            pathname: '/x/react-date-pickers/playground',
            title: 'Customization playground',
            unwritten: true,
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    newFeature: true,
    children: [
      { pathname: '/x/react-charts', title: 'Overview', unwritten: true },
      { pathname: '/x/react-charts/getting-started', unwritten: true },
      {
        pathname: '/x/react-charts-available',
        subheader: 'Available components',
        children: [
          {
            pathname: '/x/react-charts-bars',
            title: 'Bars',
            children: [
              { pathname: '/x/react-charts/bars', title: 'Bars overview', unwritten: true },
              { pathname: '/x/react-charts/bar-demo', title: 'Demos', unwritten: true },
            ],
          },
          {
            pathname: '/x/react-charts-lines',
            title: 'Lines',
            children: [
              { pathname: '/x/react-charts/lines', title: 'Lines overview', unwritten: true },
              { pathname: '/x/react-charts/line-demo', title: 'Lines demo', unwritten: true },
              { pathname: '/x/react-charts/areas-demo', title: 'Area demo', unwritten: true },
            ],
          },
          {
            pathname: '/x/react-charts-pie',
            title: 'Pie',
            children: [
              { pathname: '/x/react-charts/pie', title: 'Pie overview', unwritten: true },
              { pathname: '/x/react-charts/pie-demo', title: 'Demo', unwritten: true },
            ],
          },
          {
            pathname: '/x/react-charts-scatter',
            title: 'Scatter',
            children: [
              { pathname: '/x/react-charts/scatter', title: 'Scatter overview', unwritten: true },
              { pathname: '/x/react-charts/scatter-demo', title: 'Demo', unwritten: true },
            ],
          },
          { pathname: '/x/react-charts/sparkline', title: 'Sparkline', unwritten: true },
          { pathname: '/x/react-charts/gauge', unwritten: true },
          {
            pathname: '/x/react-charts/heatmap',
            title: 'Heatmap',
            plan: 'pro',
            unstable: true,
            unwritten: true,
          },
          {
            pathname: '/x/react-charts/common-features',
            subheader: 'Common features',
            children: [
              { pathname: '/x/react-charts/axis', unwritten: true },
              {
                pathname: '/x/react-charts/components',
                title: 'Custom components',
                unwritten: true,
              },
              { pathname: '/x/react-charts/composition', unwritten: true },
              { pathname: '/x/react-charts/label', unwritten: true },
              { pathname: '/x/react-charts/legend', unwritten: true },
              { pathname: '/x/react-charts/stacking', unwritten: true },
              { pathname: '/x/react-charts/styling', unwritten: true },
              { pathname: '/x/react-charts/tooltip', unwritten: true },
              { pathname: '/x/react-charts/highlighting', unwritten: true },
              {
                pathname: '/x/react-charts/zoom-and-pan',
                title: 'Zoom and pan',
                plan: 'pro',
                unstable: true,
                unwritten: true,
              },
            ],
          },
          {
            pathname: '/x/api/charts-group',
            title: 'API reference',
            children: [
              { pathname: '/x/api/charts/animated-area', title: 'AnimatedArea' },
              { pathname: '/x/api/charts/animated-line', title: 'AnimatedLine' },
              { pathname: '/x/api/charts/area-element', title: 'AreaElement' },
              { pathname: '/x/api/charts/area-plot', title: 'AreaPlot' },
              { pathname: '/x/api/charts/bar-chart', title: 'BarChart' },
              {
                pathname: '/x/api/charts/bar-chart-pro',
                title: 'BarChartPro',
                plan: 'pro',
              },
              { pathname: '/x/api/charts/bar-element', title: 'BarElement' },
              { pathname: '/x/api/charts/bar-label', title: 'BarLabel' },
              { pathname: '/x/api/charts/bar-plot', title: 'BarPlot' },
              {
                pathname: '/x/api/charts/chart-container',
                title: 'ChartContainer',
              },
              {
                pathname: '/x/api/charts/chart-container-pro',
                title: 'ChartContainerPro',
                plan: 'pro',
              },
              { pathname: '/x/api/charts/charts-axis', title: 'ChartsAxis' },
              {
                pathname: '/x/api/charts/charts-axis-highlight',
                title: 'ChartsAxisHighlight',
              },
              {
                pathname: '/x/api/charts/charts-clip-path',
                title: 'ChartsClipPath',
              },
              { pathname: '/x/api/charts/charts-grid', title: 'ChartsGrid' },
              { pathname: '/x/api/charts/charts-legend', title: 'ChartsLegend' },
              {
                pathname: '/x/api/charts/charts-on-axis-click-handler',
                title: 'ChartsOnAxisClickHandler',
              },
              {
                pathname: '/x/api/charts/charts-reference-line',
                title: 'ChartsReferenceLine',
              },
              { pathname: '/x/api/charts/charts-surface', title: 'ChartsSurface' },
              { pathname: '/x/api/charts/charts-text', title: 'ChartsText' },
              { pathname: '/x/api/charts/charts-tooltip', title: 'ChartsTooltip' },
              {
                pathname: '/x/api/charts/charts-voronoi-handler',
                title: 'ChartsVoronoiHandler',
              },
              { pathname: '/x/api/charts/charts-x-axis', title: 'ChartsXAxis' },
              { pathname: '/x/api/charts/charts-y-axis', title: 'ChartsYAxis' },
              {
                pathname: '/x/api/charts/continuous-color-legend',
                title: 'ContinuousColorLegend',
              },
              {
                pathname: '/x/api/charts/default-charts-axis-tooltip-content',
                title: 'DefaultChartsAxisTooltipContent',
              },
              {
                pathname: '/x/api/charts/default-charts-item-tooltip-content',
                title: 'DefaultChartsItemTooltipContent',
              },
              {
                pathname: '/x/api/charts/default-charts-legend',
                title: 'DefaultChartsLegend',
              },
              {
                pathname: '/x/api/charts/default-heatmap-tooltip',
                title: 'DefaultHeatmapTooltip',
                plan: 'pro',
              },
              { pathname: '/x/api/charts/gauge', title: 'Gauge' },
              {
                pathname: '/x/api/charts/gauge-container',
                title: 'GaugeContainer',
              },
              { pathname: '/x/api/charts/heatmap', title: 'Heatmap', plan: 'pro' },
              {
                pathname: '/x/api/charts/heatmap-plot',
                title: 'HeatmapPlot',
                plan: 'pro',
              },
              { pathname: '/x/api/charts/line-chart', title: 'LineChart' },
              {
                pathname: '/x/api/charts/line-chart-pro',
                title: 'LineChartPro',
                plan: 'pro',
              },
              { pathname: '/x/api/charts/line-element', title: 'LineElement' },
              {
                pathname: '/x/api/charts/line-highlight-element',
                title: 'LineHighlightElement',
              },
              {
                pathname: '/x/api/charts/line-highlight-plot',
                title: 'LineHighlightPlot',
              },
              { pathname: '/x/api/charts/line-plot', title: 'LinePlot' },
              { pathname: '/x/api/charts/mark-element', title: 'MarkElement' },
              { pathname: '/x/api/charts/mark-plot', title: 'MarkPlot' },
              { pathname: '/x/api/charts/pie-arc', title: 'PieArc' },
              { pathname: '/x/api/charts/pie-arc-label', title: 'PieArcLabel' },
              {
                pathname: '/x/api/charts/pie-arc-label-plot',
                title: 'PieArcLabelPlot',
              },
              { pathname: '/x/api/charts/pie-arc-plot', title: 'PieArcPlot' },
              {
                pathname: '/x/api/charts/piecewise-color-legend',
                title: 'PiecewiseColorLegend',
              },
              { pathname: '/x/api/charts/pie-chart', title: 'PieChart' },
              { pathname: '/x/api/charts/pie-plot', title: 'PiePlot' },
              {
                pathname: '/x/api/charts/responsive-chart-container',
                title: 'ResponsiveChartContainer',
              },
              {
                pathname: '/x/api/charts/responsive-chart-container-pro',
                title: 'ResponsiveChartContainerPro',
                plan: 'pro',
              },
              { pathname: '/x/api/charts/scatter', title: 'Scatter' },
              { pathname: '/x/api/charts/scatter-chart', title: 'ScatterChart' },
              {
                pathname: '/x/api/charts/scatter-chart-pro',
                title: 'ScatterChartPro',
                plan: 'pro',
              },
              { pathname: '/x/api/charts/scatter-plot', title: 'ScatterPlot' },
              {
                pathname: '/x/api/charts/spark-line-chart',
                title: 'SparkLineChart',
              },
              {
                pathname: '/x/api/charts-interfaces-group',
                subheader: 'Interfaces',
                children: [
                  { pathname: '/x/api/charts/axis-config', title: 'AxisConfig' },
                  {
                    pathname: '/x/api/charts/bar-series-type',
                    title: 'BarSeriesType',
                  },
                  {
                    pathname: '/x/api/charts/line-series-type',
                    title: 'LineSeriesType',
                  },
                  {
                    pathname: '/x/api/charts/pie-series-type',
                    title: 'PieSeriesType',
                  },
                  {
                    pathname: '/x/api/charts/scatter-series-type',
                    title: 'ScatterSeriesType',
                  },
                ],
              },
            ],
          },
          {
            pathname: '/x/react-charts-future',
            subheader: 'Future components',
            children: [
              { pathname: '/x/react-charts/radar', planned: true, unwritten: true },
              {
                pathname: '/x/react-charts/treemap',
                title: 'Treemap',
                planned: true,
                unwritten: true,
              },
              { pathname: '/x/react-charts/funnel', plan: 'pro', planned: true, unwritten: true },
              { pathname: '/x/react-charts/sankey', plan: 'pro', planned: true, unwritten: true },
              { pathname: '/x/react-charts/gantt', plan: 'pro', planned: true, unwritten: true },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-tree-view-group',
    title: 'Tree View',
    newFeature: true,
    children: [
      { pathname: '/x/react-tree-view', title: 'Overview', unwritten: true },
      { pathname: '/x/react-tree-view/getting-started', unwritten: true },
      {
        pathname: '/x/react-tree-view/simple-tree-view',
        subheader: 'Simple Tree View',
        children: [
          { pathname: '/x/react-tree-view/simple-tree-view/items', unwritten: true },
          { pathname: '/x/react-tree-view/simple-tree-view/selection', unwritten: true },
          { pathname: '/x/react-tree-view/simple-tree-view/expansion', unwritten: true },
          { pathname: '/x/react-tree-view/simple-tree-view/customization', unwritten: true },
          { pathname: '/x/react-tree-view/simple-tree-view/focus', unwritten: true },
        ],
      },
      {
        pathname: '/x/react-tree-view/rich-tree-view',
        subheader: 'Rich Tree View',
        children: [
          { pathname: '/x/react-tree-view/rich-tree-view/items', unwritten: true },
          { pathname: '/x/react-tree-view/rich-tree-view/selection', unwritten: true },
          { pathname: '/x/react-tree-view/rich-tree-view/expansion', unwritten: true },
          { pathname: '/x/react-tree-view/rich-tree-view/customization', unwritten: true },
          { pathname: '/x/react-tree-view/rich-tree-view/focus', unwritten: true },
          { pathname: '/x/react-tree-view/rich-tree-view/editing', unwritten: true },
          { pathname: '/x/react-tree-view/rich-tree-view/ordering', plan: 'pro', unwritten: true },
        ],
      },
      {
        pathname: '/x/react-tree-view/common-features',
        subheader: 'Common features',
        children: [
          { pathname: '/x/react-tree-view/accessibility', unwritten: true },
          {
            pathname: '/x/react-tree-view/tree-item-customization',
            title: 'Item customization',
            unwritten: true,
          },
        ],
      },
      {
        pathname: '/x/api/tree-view-group',
        title: 'API reference',
        children: [
          { pathname: '/x/api/tree-view/rich-tree-view', title: 'RichTreeView' },
          {
            pathname: '/x/api/tree-view/rich-tree-view-pro',
            title: 'RichTreeViewPro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/tree-view/simple-tree-view',
            title: 'SimpleTreeView',
          },
          { pathname: '/x/api/tree-view/tree-item', title: 'TreeItem' },
          { pathname: '/x/api/tree-view/tree-item-2', title: 'TreeItem2' },
          { pathname: '/x/api/tree-view/tree-view', title: 'TreeView' },
        ],
      },
    ],
  },
  {
    pathname: '/x/migration-group',
    title: 'Migration',
    children: [
      {
        pathname: '/x/migration-v7',
        subheader: 'Upgrade to v7',
        children: [
          {
            pathname: '/x/migration/migration-data-grid-v6',
            title: 'Breaking changes: Data Grid',
            unwritten: true,
          },
          {
            pathname: '/x/migration/migration-pickers-v6',
            title: 'Breaking changes: Date and Time Pickers',
            unwritten: true,
          },
          {
            pathname: '/x/migration/migration-tree-view-v6',
            title: 'Breaking changes: Tree View',
            unwritten: true,
          },
          {
            pathname: '/x/migration/migration-charts-v6',
            title: 'Breaking changes: Charts',
            unwritten: true,
          },
        ],
      },
      {
        pathname: '/x/migration-v6',
        title: 'Upgrade to v6',
        children: [
          {
            pathname: '/x/migration/migration-data-grid-v5',
            title: 'Breaking changes: Data Grid',
            unwritten: true,
          },
          {
            pathname: '/x/migration/migration-pickers-v5',
            title: 'Breaking changes: Date and Time Pickers',
            unwritten: true,
          },
          {
            pathname: '/x/migration/migration-tree-view-lab',
            title: 'Migration from lab to v6 (Tree View)',
            unwritten: true,
          },
        ],
      },
      {
        pathname: '/x/migration-earlier',
        title: 'Earlier versions',
        children: [
          {
            pathname: '/x/migration/migration-pickers-lab',
            title: 'Migration from lab to v5 (Date and Time Pickers)',
            unwritten: true,
          },
          {
            pathname: '/x/migration/migration-data-grid-v4',
            title: 'Migration from v4 to v5 (Data Grid)',
            unwritten: true,
          },
        ],
      },
    ],
  },
];
