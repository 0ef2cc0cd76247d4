import { LicenseInfo } from '@mui/x-license';

/** The licence of MUI X Pro and Premium, set where the site is built. Without one the components show their watermark. */
const key = process.env['MUI_X_LICENSE_KEY'];
if (key) LicenseInfo.setLicenseKey(key);
