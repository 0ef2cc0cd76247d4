import { LicenseInfo } from '@mui/x-data-grid-pro';

// The build replaces it with the key that it was given. Without one the grids show their watermark.
const key = process.env['MUI_X_LICENSE_KEY'];
if (key) LicenseInfo.setLicenseKey(key);
