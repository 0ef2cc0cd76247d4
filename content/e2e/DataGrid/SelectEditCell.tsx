import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Row {
  id: number;
  brand: string;
}

const brands = ['Nike', 'Adidas', 'Puma', 'Gucci'];

/** Always open: choosing a brand ends the editing. */
function BrandEditCell({ id, field, value }: GridRenderEditCellParams<Row, string>) {
  const api = useGridApiContext();

  const choose = async (event: SelectChangeEvent) => {
    await api.current.setEditCellValue({ id, field, value: event.target.value });
    api.current.stopCellEditMode({ id, field });
  };

  return (
    <Select open value={value ?? ''} onChange={(event) => void choose(event)}>
      {brands.map((brand) => (
        <MenuItem key={brand} value={brand}>
          {brand}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Row>[] = [
  {
    field: 'brand',
    width: 100,
    editable: true,
    renderEditCell: (params) => <BrandEditCell {...params} />,
  },
];

const rows: Row[] = [
  { id: 0, brand: 'Nike' },
  { id: 1, brand: 'Adidas' },
  { id: 2, brand: 'Puma' },
];

export default function SelectEditCell() {
  return (
    <div style={{ width: 300, height: 300 }}>
      <DataGrid columns={columns} rows={rows} />
    </div>
  );
}
