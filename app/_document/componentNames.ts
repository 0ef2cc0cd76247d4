/** What `::component{name="…"}` may name; components.tsx holds the components. */
export const pageComponentNames = ['PackageVersions'] as const;

export type PageComponentName = (typeof pageComponentNames)[number];
