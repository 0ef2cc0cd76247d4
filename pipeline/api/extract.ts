import type { ApiDocument } from '../../app/_content/apiTypes.ts';
import { Mistakes } from '../author-error.ts';
import { contentDir } from '../paths.ts';
import { readSiteConfig } from '../content/products.ts';
import { cacheKey, readCache, writeCache } from './cache.ts';
import { describeComponent } from './component.ts';
import { describeEvents, describeSelectors } from './data-grid-lists.ts';
import { createDescriber } from './describe.ts';
import { readApiEntries, type ApiEntryRequest } from './entries.ts';
import { families, type Family } from './families.ts';
import { describeHook } from './hook.ts';
import { describeIndex } from './index-page.ts';
import { describeInterface } from './interface.ts';
import { markPlans } from './plans.ts';
import {
  createFamilyProgram,
  findExport,
  forgetSourceFiles,
  type FamilyProgram,
} from './program.ts';
import { forgetRuntimeSources } from './runtime-source.ts';
import { reportUndocumented } from './undocumented.ts';

export interface ExtractOptions {
  /** the content folder whose navigation asks for entries */
  content?: string;
  /** ids of families to be read; all when absent */
  only?: readonly string[];
  /** read everything again */
  fresh?: boolean;
  onProgress?: (progress: ExtractProgress) => void;
}

export interface ExtractProgress {
  family: string;
  done: number;
  total: number;
  cached: boolean;
}

/**
 * Extracts the API reference that the products' navigation asks for from the installed packages.
 * @throws AuthorError naming every entry that no package exports, every public component that no entry asks for, and
 *   every description whose markup is broken
 */
export async function extractApi(options: ExtractOptions = {}): Promise<ApiDocument[]> {
  const { content = contentDir, only, fresh = false, onProgress } = options;
  const mistakes = new Mistakes();
  const { products } = await readSiteConfig(content);
  const entries = await readApiEntries(content, products, mistakes);
  mistakes.throwIfAny();
  const documents: ApiDocument[] = [];
  for (const family of families.filter(({ id }) => !only || only.includes(id))) {
    const own = entries.filter((entry) => entry.family === family);
    const key = cacheKey(
      family,
      own.map(({ name, path, anchor, plan }) => [name, path, anchor, plan]),
    );
    const cached = fresh ? undefined : readCache(family, key);
    if (cached)
      onProgress?.({ family: family.id, done: own.length, total: own.length, cached: true });
    const found = cached ?? plain(extractFamily(family, own, onProgress));
    if (!cached) writeCache(family, key, found);
    documents.push(...found);
  }
  forgetSourceFiles();
  forgetRuntimeSources();
  return documents;
}

/** As it will come from the cache: without fields that are undefined. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** @throws AuthorError with all mistakes of the family */
function extractFamily(
  family: Family,
  entries: readonly ApiEntryRequest[],
  onProgress: ExtractOptions['onProgress'],
): ApiDocument[] {
  const mistakes = new Mistakes();
  const report = (done: number) =>
    onProgress?.({ family: family.id, done, total: entries.length, cached: false });
  report(0);
  const program = createFamilyProgram(family);
  const pages = new Map(entries.map((entry) => [entry.name, addressOf(entry)]));
  const describer = createDescriber({
    checker: program.checker,
    pathOf: (name) => pages.get(name),
    interfacePathOf: (name) =>
      pages.has(name) && !findExport(program, name)?.symbol.valueDeclaration
        ? pages.get(name)
        : undefined,
    mistakes,
  });
  const documents: ApiDocument[] = [];
  entries.forEach((entry, index) => {
    const document = entry.isIndex ? undefined : describeEntry(program, describer, entry);
    if (document) documents.push(document);
    report(index + 1);
  });
  markPlans(documents);
  if (family.id === 'data-grid') {
    const events = describeEvents(program, describer);
    if (events) documents.push(events);
    documents.push(describeSelectors(program, describer));
  }
  for (const entry of entries) if (entry.isIndex) documents.push(describeIndex(entry, documents));
  reportUndocumented(program, entries, mistakes);
  mistakes.throwIfAny();
  return documents;
}

function describeEntry(
  program: FamilyProgram,
  describer: ReturnType<typeof createDescriber>,
  entry: ApiEntryRequest,
): ApiDocument | undefined {
  const found = findExport(program, entry.name, entry.plan);
  if (!found) {
    describer.mistakes.add(
      entry.file,
      entry.line,
      `${entry.family.packages.join(', ')} does not export ${entry.name}: remove the entry, or install a version that has it.`,
    );
    return undefined;
  }
  if (!found.symbol.valueDeclaration) return describeInterface(program, describer, entry);
  return /^use[A-Z]/.test(entry.name)
    ? describeHook(program, describer, entry, found)
    : describeComponent(program, describer, entry, found);
}

function addressOf({ path, anchor }: ApiEntryRequest): string {
  return anchor ? `${path}#${anchor}` : path;
}
