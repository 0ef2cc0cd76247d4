/** What `::component{name="…"}` may name; app/_document/components.tsx holds the components. */
export const pageComponentNames = ['PackageVersions'] as const;

export type PageComponentName = (typeof pageComponentNames)[number];
