import type { ComponentType } from 'react';
import type { PageComponentName } from '../_content/componentNames.ts';
import { PackageVersions } from './PackageVersions.tsx';
import type { SiteFacts } from '../_content/types.ts';

/** What `::component{name="…"}` may name. Each gets the site's facts and the directive's other options. */
export const pageComponents: Record<PageComponentName, ComponentType<{ site: SiteFacts }>> = {
  PackageVersions,
};
