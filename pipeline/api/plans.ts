import type { ApiDocument, ApiPlan, ComponentApi } from '../../app/_content/apiTypes.ts';
import { families, planOfPackage } from './families.ts';

const rank: Record<ApiPlan, number> = { pro: 1, premium: 2 };

/** The one that unlocks more. */
export function higherPlan(a: ApiPlan | undefined, b: ApiPlan | undefined): ApiPlan | undefined {
  return (a ? rank[a] : 0) >= (b ? rank[b] : 0) ? a : b;
}

/**
 * Marks the props and slots that a plan adds, where one component exists in several editions (`DataGrid`,
 * `DataGridPro`, `DataGridPremium`): what the free one has is free in all of them.
 */
export function markPlans(documents: readonly ApiDocument[]): void {
  const components = documents.filter((document) => document.kind === 'component');
  for (const free of components.filter(({ plan }) => plan === undefined)) {
    const editions = [free, ...editionsOf(free, components)];
    if (editions.length < 2) continue;
    for (const list of ['props', 'slots'] as const) {
      const plans = new Map<string, ApiPlan | undefined>();
      for (const edition of editions)
        for (const item of edition[list]) {
          if (!plans.has(item.name)) plans.set(item.name, edition.plan);
          const plan = plans.get(item.name);
          if (plan) item.plan = plan;
        }
    }
  }
}

function editionsOf(free: ComponentApi, components: readonly ComponentApi[]): ComponentApi[] {
  return (['Pro', 'Premium'] as const).flatMap((suffix) => {
    const found = components.find(
      ({ name, product }) => name === `${free.name}${suffix}` && product === free.product,
    );
    return found ? [found] : [];
  });
}

/** The plan of the first package of a family for which `has` holds. */
export function planWhere(
  familyId: string,
  has: (packageName: string) => boolean,
): ApiPlan | undefined {
  const packages = families.find(({ id }) => id === familyId)?.packages ?? [];
  const first = packages.find(has);
  return first === undefined ? undefined : planOfPackage(first);
}
