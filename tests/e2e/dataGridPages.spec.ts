import { expect, test, type Locator, type Page } from '@playwright/test';

// What the public end-to-end suite of the Data Grid expects of its pages, said again. As there, pages are used as soon as the load event
// has fired, and the clock of the page starts at a fixed time.

test.use({ viewport: { width: 1280, height: 720 }, locale: 'en-US' });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const started = performance.now();
    const zero = new Date(2022, 3, 17, 13, 37, 11).getTime();
    const RealDate = Date;
    class FixedDate extends RealDate {
      constructor(...values: []) {
        if (values.length === 0) super(zero);
        else super(...values);
      }
      static override now() {
        return zero + Math.floor(performance.now() - started);
      }
    }
    window.Date = FixedDate as DateConstructor;
  }),
);

const open = (page: Page, name: string) => page.goto(`/e2e/${name}#no-dev`);
const cell = (page: Page, row: number, column: number) =>
  page.locator(`[role="row"][data-rowindex="${row}"] [role="gridcell"][data-colindex="${column}"]`);
const field = (page: Page, name: string) => page.locator(`[role="gridcell"][data-field="${name}"]`);
const focused = (page: Page) => page.locator(':focus');
const scroller = (page: Page) => page.locator('.MuiDataGrid-virtualScroller').first();
const scrollOf = (page: Page, side: 'scrollTop' | 'scrollLeft') =>
  scroller(page).evaluate((element, key) => element[key], side);

/** Drags from the middle of an element, as a hand does: in steps. Waits for nothing. */
async function dragBy(page: Page, target: Locator, x: number): Promise<void> {
  const box = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(box.x, box.y, { steps: 5 });
  await page.mouse.down();
  await page.mouse.move(box.x + x, box.y, { steps: 5 });
  await page.mouse.up();
}

test('CheckboxSelection: a click on the checkbox selects the row', async ({ page }) => {
  await open(page, 'DataGrid/CheckboxSelection');
  const row = page.locator('[role="row"][data-rowindex="0"]');
  await row.locator('[role="gridcell"] input').click();
  await expect(row).toHaveClass(/(^| )Mui-selected( |$)/);
});

test.describe('ColumnReorder: columns change places', () => {
  const header = (page: Page, column: number) =>
    page.locator(`[role="columnheader"][aria-colindex="${column}"] > [draggable]`);

  test('when one is dropped on the header of another', async ({ page }) => {
    await open(page, 'DataGrid/ColumnReorder');
    const first = page.locator('[role="row"]').first();
    await expect(first).toHaveText('brandyear');
    await header(page, 1).dragTo(header(page, 2));
    await expect(first).toHaveText('yearbrand');
  });

  test('when one is dropped on a cell of another', async ({ page }) => {
    await open(page, 'DataGrid/ColumnReorder');
    await header(page, 1).dragTo(cell(page, 0, 1));
    await expect(page.locator('[role="row"]').first()).toHaveText('yearbrand');
  });
});

test('ConcurrentReactUpdate: rows that come right after the first render are shown', async ({
  page,
}) => {
  await open(page, 'DataGrid/ConcurrentReactUpdate');
  await expect(page.locator('[role="gridcell"]')).toHaveText(['1', '2']);
});

test('EmptyGrid: columns scroll although there are no rows', async ({ page }) => {
  await open(page, 'DataGrid/EmptyGrid');
  await page.mouse.move(150, 150);
  await page.mouse.wheel(50, 0);
  await expect.poll(() => scrollOf(page, 'scrollLeft')).not.toBe(0);
});

test('KeyboardEditDate: dates are typed', async ({ page }) => {
  await open(page, 'DataGrid/KeyboardEditDate');
  const birthday = field(page, 'birthday');
  await expect(birthday).toHaveText('2/29/1984');
  await birthday.dblclick();
  await birthday.locator('input').pressSequentially('06/25/1986');
  await page.keyboard.press('Enter');
  await expect(birthday).toHaveText('6/25/1986');

  const lastConnection = field(page, 'lastConnection');
  await expect(lastConnection).toHaveText('2/20/2022, 6:50:00 AM');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await lastConnection.locator('input').pressSequentially('01/31/2025,4:05p');
  await page.keyboard.press('Enter');
  await expect(lastConnection).toHaveText('1/31/2025, 4:05:00 PM');
});

test('KeyboardEditDate: a date that is only half there stops nothing', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, 'DataGrid/KeyboardEditDate');
  const header = page.locator('div[role="columnheader"][data-field="birthday"]');
  await header.hover();
  await header.locator('button[aria-label="Menu"]').click();
  await page.getByText('Filter', { exact: true }).click();
  await expect(focused(page)).toHaveAttribute('type', 'date');
  await page.keyboard.type('08/04/2024', { delay: 10 });
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.keyboard.press('Backspace');
  // half a date filters nothing
  await expect(field(page, 'birthday')).toHaveText('2/29/1984');
  expect(errors).toEqual([]);
});

test.describe('KeyboardEditInput: a key on a cell', () => {
  test('that prints starts editing with it', async ({ page }) => {
    await open(page, 'DataGrid/KeyboardEditInput');
    const brand = field(page, 'brand');
    await expect(brand).toHaveText('Nike');
    await brand.click();
    await page.keyboard.press('p');
    await expect(brand.locator('input')).toHaveValue('p');
  });

  test('that pastes starts editing without its letter', async ({ page }) => {
    await open(page, 'DataGrid/KeyboardEditInput');
    const brand = field(page, 'brand');
    await brand.click();
    await page.keyboard.press('Control+v');
    await expect(brand.locator('input')).toBeVisible();
    await expect(brand.locator('input')).not.toHaveValue('v');
  });
});

test.describe('KeyboardEditNumber: a key on a cell', () => {
  test('starts editing, and the result is one number', async ({ page }) => {
    await open(page, 'DataGrid/KeyboardEditNumber');
    const age = field(page, 'age');
    await expect(age).toHaveText('40');
    await age.click();
    await page.keyboard.press('1');
    await expect(age.locator('input')).toHaveValue('1');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('new-value')).toHaveText(['number 1']);
  });

  for (const { key, value } of [
    { key: '0', value: '0' },
    { key: '-', value: '' },
  ])
    test(`that is \`${key}\` leaves the input with \`${value}\``, async ({ page }) => {
      await open(page, 'DataGrid/KeyboardEditNumber');
      const age = field(page, 'age');
      await age.click();
      await page.keyboard.press(key);
      await expect(age.locator('input')).toHaveValue(value);
    });
});

test.describe('KeyboardNavigationFocus: Tab', () => {
  test('leads from the button to the first header', async ({ page }) => {
    await open(page, 'DataGrid/KeyboardNavigationFocus');
    await expect(page.getByText('initial focus')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('brand');
  });

  test('leaves the grid and comes back to the cell it left', async ({ page }) => {
    await open(page, 'DataGrid/KeyboardNavigationFocus');
    await expect(page.getByTestId('initial-focus')).toBeFocused();
    for (const [key, text, role] of [
      ['Tab', 'brand', 'columnheader'],
      ['ArrowDown', 'Nike', 'gridcell'],
      ['ArrowDown', 'Adidas', 'gridcell'],
      ['Tab', '100', 'combobox'],
      ['Shift+Tab', 'Adidas', 'gridcell'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused(page)).toHaveText(text);
      await expect(focused(page)).toHaveAttribute('role', role);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByTestId('initial-focus')).toBeFocused();
  });
});

test('MaxHeight: rows scroll in a parent that is no higher than it may be', async ({ page }) => {
  await open(page, 'DataGrid/MaxHeight');
  await page.mouse.move(150, 150);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => scrollOf(page, 'scrollTop')).not.toBe(0);
});

test('NoRowsOverlayWithButton: a button in the overlay can be clicked', async ({ page }) => {
  await open(page, 'DataGrid/NoRowsOverlayWithButton');
  const button = page.getByTestId('refresh');
  await expect(button).toHaveText('Refresh');
  await button.click();
  await expect(button).toHaveText('Clicked');
});

test('ResizeWithFlex: a group is as wide as its columns after one was resized', async ({
  page,
}) => {
  await open(page, 'DataGrid/ResizeWithFlex');
  const levels = page.locator('.MuiDataGrid-columnHeaders > *');
  const separators = levels.nth(2).locator('.MuiDataGrid-columnSeparator--resizable');
  await dragBy(page, separators.nth(0), -20);
  await dragBy(page, separators.nth(1), -20);
  const widths = await levels
    .nth(2)
    .evaluate((row) =>
      [...row.querySelectorAll('[role="columnheader"]')].map(({ clientWidth }) => clientWidth),
    );
  const sum = (list: number[]) => list.reduce((total, width) => total + width, 0);
  const groupWidth = (level: number) =>
    levels
      .nth(level)
      .locator('.MuiDataGrid-columnHeader--filledGroup')
      .first()
      .evaluate(({ clientWidth }) => clientWidth);
  expect(widths).toHaveLength(5);
  expect(widths[0]).toBeLessThan(166);
  expect(await groupWidth(0)).toBe(sum(widths.slice(0, 4)));
  expect(await groupWidth(1)).toBe(sum(widths.slice(1, 4)));
});

test('RowSelection: selecting another row does not scroll', async ({ page }) => {
  await open(page, 'DataGrid/RowSelection');
  await cell(page, 0, 0).click();
  await cell(page, 3, 0).evaluate((element) => element.scrollIntoView());
  await expect.poll(() => scrollOf(page, 'scrollTop')).not.toBe(0);
  const before = await scrollOf(page, 'scrollTop');
  await cell(page, 3, 0).click();
  await expect(page.locator('[role="row"][data-rowindex="3"]')).toHaveClass(/Mui-selected/);
  expect(await scrollOf(page, 'scrollTop')).toBe(before);
});

test('SelectEditCell: a choice ends the editing', async ({ page }) => {
  await open(page, 'DataGrid/SelectEditCell');
  await page.getByText('Nike', { exact: true }).first().dblclick();
  await page.getByText('Gucci', { exact: true }).first().click();
  await expect(cell(page, 0, 0)).toHaveText('Gucci');
});

test('DataGridPro/KeyboardNavigationFocus: the cell keeps the focus while rows scroll', async ({
  page,
}) => {
  await open(page, 'DataGridPro/KeyboardNavigationFocus');
  await expect(page.getByText('initial focus')).toBeFocused();
  await page.keyboard.down('Tab');
  await expect(focused(page)).toHaveText('id');
  for (const row of [0, 1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText(String(row));
  }
  await expect(focused(page)).toHaveAttribute('role', 'gridcell');
});

test('NotResize: a resize that the minimum width forbids sorts nothing', async ({ page }) => {
  await open(page, 'DataGridPro/NotResize');
  await dragBy(page, page.locator('.MuiDataGrid-columnSeparator--resizable').first(), -20);
  await expect(page.locator('.MuiDataGrid-columnHeader--sorted').first()).toHaveAttribute(
    'data-field',
    'brand',
  );
});

test('RowEditingWithPinnedColumns: Tab leads from the pinned cell to the next', async ({
  page,
}) => {
  await open(page, 'DataGridPro/RowEditingWithPinnedColumns');
  await field(page, 'column0').first().dblclick();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveValue('0-1');
});

test('DynamicRowHeight: scrolling goes one way only', async ({ page }) => {
  await open(page, 'DataGrid/DynamicRowHeight');
  await page.locator('[data-id="2"] [role="gridcell"]').click();
  const wentBack = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const element = document.querySelector('.MuiDataGrid-virtualScroller')!;
        const end = performance.now() + 500;
        let last = element.scrollTop;
        const look = () => {
          if (element.scrollTop < last) resolve(true);
          last = element.scrollTop;
          if (performance.now() > end) resolve(false);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.mouse.wheel(0, 150);
  expect(await wentBack).toBe(false);
  expect(await scrollOf(page, 'scrollTop')).toBeGreaterThan(0);
});
